#!/bin/sh
# jsdom 26.1.0 opens no window with scripts once pdfjs-dist 5.6.205 was loaded before it, on Node 20.20.2.
#
# Expected: the order in which two packages are loaded, neither of which uses the other, does not matter.
# Seen: the legacy build of pdfjs-dist adds Iterator to Node, which has none before version 22. When jsdom is loaded, it
# lists the globals of the language that Node has, and reads each of them in every new window; a new window has no
# Iterator, so that `new JSDOM(…, { runScripts })` throws "Iterator is not defined". Loaded first, jsdom lists none.
# In test runners that keep modules between files, tests fail in some orders of files only.
# Exits 0 while that is so, 1 when it has changed. Where Node has an Iterator of its own there is nothing to see; the script then says so.
set -eu
node -e 'process.exit(typeof Iterator === "undefined" ? 0 : 1)' || { echo 'This Node has Iterator.'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsdom@26.1.0 pdfjs-dist@5.6.205
cat >order.mjs <<'JS'
const load = { jsdom: () => import('jsdom'), pdfjs: () => import('pdfjs-dist/legacy/build/pdf.mjs') };
for (const name of process.argv.slice(2)) await load[name]();
const { JSDOM } = await import('jsdom');
try {
  new JSDOM('', { runScripts: 'outside-only' });
  console.log(`${process.argv.slice(2).join(', ')}: opened`);
} catch (error) {
  console.log(`${process.argv.slice(2).join(', ')}: ${error.message}`);
}
JS
{ node order.mjs jsdom pdfjs; node order.mjs pdfjs jsdom; } 2>/dev/null | tee seen
[ "$(cat seen)" = 'jsdom, pdfjs: opened
pdfjs, jsdom: Iterator is not defined' ]
