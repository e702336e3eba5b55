// Makes the viewer one page, with its scripts and styles inside and a mark where
// taso-opt puts the report: node build.mjs OUTPUT

import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.url)), 'src');
const bundle = await build({
  entryPoints: [join(source, 'main.js')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  charset: 'ascii',
  legalComments: 'inline',
  write: false,
});
// Nothing in a script may end it.
const script = bundle.outputFiles[0].text.replaceAll('</script', '<\\/script');
const page = readFileSync(join(source, 'page.html'), 'utf8')
  .replace('/*STYLE*/', () => readFileSync(join(source, 'style.css'), 'utf8'))
  .replace('/*SCRIPT*/', () => script);
writeFileSync(process.argv[2], page);
