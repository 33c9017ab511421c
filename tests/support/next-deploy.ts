// The shop's next version after a deploy: every part has a new name in the worker and the first page, and the old parts are gone.
import { readdirSync, readFileSync } from 'node:fs';
import type { FaultProxy } from './fault-proxy.ts';

const assets = new URL('../../dist/assets/', import.meta.url);
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** From now on the server serves the next version; its first page has `data-version="next"`. */
export function deployWithNewNames(network: FaultProxy): void {
  const old = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)));
  const renamed = (text: string) =>
    text.replace(/[\w$.-]+\.(?:js|css)(?![\w.])/g, (name) => (old.has(name) ? next(name) : name));
  for (const name of old) {
    const type = name.endsWith('.js') ? TYPES.js : TYPES.css;
    const body = renamed(readFileSync(new URL(name, assets), 'utf8'));
    serve(network, next(name), { status: 200, type, body });
    serve(network, name, { status: 404, type: 'text/html', body: '<h1>Page Not Found</h1>' });
  }
  network.fault(({ url }) => url.pathname === '/service-worker.js', {
    do: 'rewrite',
    text: (worker) =>
      renamed(worker).replace(/"revision":"\w+"(?=,"url":"shell\.html")/, '"revision":"next"'),
  });
  network.fault(({ url }) => /^\/(shell\.html)?$/.test(url.pathname), {
    do: 'rewrite',
    text: (html) => renamed(html).replace('<html', '<html data-version="next"'),
  });
}

function next(name: string): string {
  return name.replace(/\.(js|css)$/, '.next.$1');
}

type Served = { status: number; type: string; body: string };

function serve(network: FaultProxy, name: string, answer: Served): void {
  const path = `/assets/${name}`;
  network.fault(({ url }) => url.pathname === path, { do: 'answer', ...answer });
}
