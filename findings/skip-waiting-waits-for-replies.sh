#!/bin/sh
# skipWaiting() does not activate a service worker while the active one still owes a page a reply.
#
# Version: Chromium 156 through playwright-core 1.65.1, on Node 20 or newer.
# Behaviour: documentation calls it the way to activate "immediately" or to "force" the waiting worker. The active worker is replaced only once all
#   its events have ended. One request that it answers with respondWith(fetch(request)) and that takes 6 seconds holds the new version up for 6
#   seconds; Chromium gives up waiting after minutes. The page's controllerchange comes no sooner, with no message.
# Consequence: on a bad line "Update" seems to do nothing: a picture that has not arrived is enough.
# Instead: let the active worker abort what it fetches (AbortController) and stop answering before skipWaiting().
# Output seen:
#   nothing under way: the new version took over at once
#   a reply that takes 6 s: the new version took over with it
# Exits 0 while that is so, 1 when it has changed. Uses the system's Chromium, else playwright-core's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund playwright-core@1.65.1
CHROMIUM=$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome || true)
export CHROMIUM
[ -n "$CHROMIUM" ] || npx playwright-core install --only-shell chromium
cat > run.js <<'JS'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const SLOW_MS = 6_000;
const worker = (version) => `// version ${version}
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', () => skipWaiting());
addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('/slow')) event.respondWith(fetch(event.request));
});`;

let version = 1;
const server = createServer(({ url }, reply) => {
  const [type, text, ms] =
    url === '/worker.js' ? ['text/javascript', worker(version), 0] : ['text/html', '<!doctype html>', url === '/slow' ? SLOW_MS : 0];
  setTimeout(() => reply.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text), ms);
});
await new Promise((listening) => server.listen(0, 'localhost', listening));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined, args: ['--no-sandbox'] });

/** ms from skipWaiting() until the new version controls the page. */
async function takeOver(isBusy) {
  version = 1;
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await navigator.serviceWorker.register('/worker.js');
    await controlled;
  });
  version = 2;
  return page.evaluate(async (isBusy) => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
    if (isBusy) void fetch('/slow').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const begun = performance.now();
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    registration.waiting.postMessage('now');
    await controlled;
    return performance.now() - begun;
  }, isBusy);
}

const [quiet, busy] = [await takeOver(false), await takeOver(true)];
const words = (ms) => (ms < 2_000 ? 'at once' : ms > 4_000 ? 'with it' : `after ${Math.round(ms)} ms`);
console.log(`nothing under way: the new version took over ${words(quiet)}`);
console.log(`a reply that takes 6 s: the new version took over ${words(busy)}`);
const isAsSeen = quiet < 2_000 && busy > 4_000;
console.log(isAsSeen ? 'as it was found' : 'this has changed');
await browser.close();
server.close();
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
