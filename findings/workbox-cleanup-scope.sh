#!/bin/sh
# Workbox's cleanupOutdatedCaches() deletes the precache of another service worker whose scope contains its own.
#
# Version: workbox-precaching 7.4.1 with workbox-core 7.4.1, on Node 20 or newer.
# Behaviour: it deletes every cache whose name has "-precache-" and the worker's scope somewhere in it (String.includes), except its own. A precache
#   is named workbox-precache-v2-<scope>. So a worker of https://shop.example/ deletes the precaches of workers of https://shop.example/desk and of
#   https://shop.example/admin/, which are in use and belong to others. Its documentation speaks of precaches "by a service worker registered under
#   the current scope".
# Consequence: an app below a path of another one does not open without a network once the other one's worker was activated.
# Instead: leave it out. PrecacheController.activate() clears the worker's own cache of what older versions kept.
# Output seen:
#   deleted by https://shop.example/: workbox-precache-v1-https://shop.example/ workbox-precache-v2-https://shop.example/desk
#   deleted by https://shop.example/desk: (none)
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund workbox-precaching@7.4.1 workbox-core@7.4.1 esbuild@0.28.2
cat > worker.js <<'JS'
import { cleanupOutdatedCaches } from 'workbox-precaching';
cleanupOutdatedCaches();
JS
npx esbuild worker.js --bundle --format=iife --define:process.env.NODE_ENV='"production"' --outfile=worker.built.js --log-level=error
cat > run.js <<'JS'
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const NAMES = ['v1-https://shop.example/', 'v2-https://shop.example/', 'v2-https://shop.example/desk'];
const worker = readFileSync('worker.built.js', 'utf8');

async function deletedBy(scope) {
  const deleted = [];
  const listeners = [];
  const self = {
    registration: { scope },
    caches: {
      keys: async () => NAMES.map((name) => `workbox-precache-${name}`),
      delete: async (name) => deleted.push(name) > 0,
    },
    addEventListener: (type, listener) => type === 'activate' && listeners.push(listener),
  };
  runInNewContext(worker, { self, registration: self.registration, ...self });
  for (const listener of listeners) {
    let done;
    listener({ waitUntil: (promise) => { done = promise; } });
    await done;
  }
  console.log(`deleted by ${scope}: ${deleted.join(' ') || '(none)'}`);
  return deleted;
}

const byShop = await deletedBy('https://shop.example/');
const byDesk = await deletedBy('https://shop.example/desk');
const isAsSeen = byShop.includes('workbox-precache-v2-https://shop.example/desk') && byDesk.length === 0;
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
