// Opens a report in a headless browser, uses it as a reader would, and prints what
// it shows, for tests:
//
//   node browse.mjs MODULES CHROMIUM report.html [--large] [--find TEXT] [--screenshot FILE.png]
//
// MODULES is the folder whose node_modules hold puppeteer-core. The exit code is 1 if
// the page reports an error or loads anything but itself. Of a --large graph the layouts
// are printed: the coarse one, and the one that is made beside the page.

import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules, executablePath, page, ...options] = process.argv.slice(2);
const option = name => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
const puppeteer = createRequire(join(resolve(modules), 'x.js'))('puppeteer-core');

const problems = [];
// The sandbox needs rights that containers do not give.
const browser = await puppeteer.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1500, height: 900 });
  tab.on('console', message => { if (message.type() === 'error') problems.push(message.text()); });
  tab.on('pageerror', error => problems.push(String(error)));
  tab.on('request', request => {
    if (!/^(file|data|blob):/.test(request.url())) problems.push(`it loads ${request.url()}`);
  });
  const started = Date.now();
  await tab.goto(pathToFileURL(resolve(page)).href, { waitUntil: 'load', timeout: 120000 });
  const text = selector => tab.$eval(selector, element => element.textContent.trim());
  console.log(`summary: ${await text('#summary')}`);
  console.log(`steps: ${await tab.$$eval('#list li', items => items.length - 1)}`);
  console.log(`position: ${await text('#position')}`);
  if (options.includes('--large')) {
    await tab.waitForFunction(() => document.getElementById('after').dataset.layouts?.endsWith('fine'),
      { timeout: 60000 });
    console.log(`layouts: ${await tab.$eval('#after', element => element.dataset.layouts)}`);
  }
  if (option('--find')) {
    await tab.type('#search', option('--find'));
    console.log(`search: ${await text('#found')}`);
    await tab.keyboard.press('Enter');
    console.log(`details: ${await text('#details').then(shown => shown.slice(0, 60))}`);
  }
  await tab.click('#first');
  console.log(`first: ${await text('#position')}, ${await text('#afterTitle')}`);
  await tab.click('#next');
  console.log(`next: ${await text('#position')}, current: ${await text('#list li.current')}`);
  await tab.click('#first');
  await tab.click('#play');
  await tab.waitForFunction(() => !/^0 \/ [1-9]/.test(document.getElementById('position').textContent),
    { timeout: 60000 });
  console.log('played: on');
  await tab.click('#last');
  console.log(`last: ${await text('#position')}`);
  await tab.click('[data-tab=kernels]');
  console.log(`kernels: ${await tab.$$eval('.bar', bars => bars.length)}`);
  await tab.click('[data-tab=facts]');
  console.log(`facts: ${(await text('#facts')).slice(0, 60)}`);
  await tab.click('[data-tab=steps]');
  if (option('--screenshot')) await tab.screenshot({ path: option('--screenshot') });
  console.error(`${Date.now() - started} ms`);
} finally {
  await browser.close();
}
for (const problem of problems) console.log(`problem: ${problem}`);
process.exitCode = problems.length ? 1 : 0;
