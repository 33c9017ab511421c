// React renders into a byte stream. WebKit has ReadableStream but throws at `type: 'bytes'`; an ordinary stream carries
// the HTML just as well. Source: streams.spec.whatwg.org, readable byte streams; seen in WebKitGTK 2.50.

import { hasByteStreams } from '../lib/capabilities.ts';

type Streams = { ReadableStream: typeof ReadableStream };

/** Makes `type: 'bytes'` work in `scope`; changes nothing where the browser supports it. */
export function allowByteStreams(scope: Streams = globalThis): void {
  const Native = scope.ReadableStream;
  if (hasByteStreams(Native)) return;
  const make = (source?: UnderlyingSource & { type?: unknown }, strategy?: QueuingStrategy) =>
    new Native({ ...source, type: undefined }, strategy);
  scope.ReadableStream = new Proxy(Native, {
    construct: (_native, [source, strategy]) => make(source, strategy),
  });
}
