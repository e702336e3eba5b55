// Makes the viewer one page, with its scripts and styles inside and a mark where
// taso-opt puts the report: node build.mjs OUTPUT

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.url)), 'src');
async function bundle(entry, define = {}) {
  const result = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    legalComments: 'inline',
    define,
    write: false,
  });
  return result.outputFiles[0].text;
}
// A page of one file has its worker as text.
const worker = await bundle('worker.js');
const main = await bundle('main.js', { WORKER: JSON.stringify(worker) });
// Nothing in a script may end it.
const script = main.replaceAll('</script', '<\\/script');
const page = readFileSync(join(source, 'page.html'), 'utf8')
  .replace('/*STYLE*/', () => readFileSync(join(source, 'style.css'), 'utf8'))
  .replace('/*SCRIPT*/', () => script);
writeFileSync(process.argv[2], page);
