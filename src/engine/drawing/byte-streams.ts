// React draws into a stream of bytes. WebKit has the class ReadableStream, but throws at `type: 'bytes'`; an ordinary stream carries
// what is drawn just as well. Source: streams.spec.whatwg.org, readable byte streams; seen in WebKitGTK 2.50.

import { hasByteStreams } from '../lib/capabilities.ts';

type Streams = { ReadableStream: typeof ReadableStream };

/** Lets everybody make streams of bytes in `scope`; where the browser has them, nothing is changed. */
export function allowByteStreams(scope: Streams = globalThis): void {
  const Native = scope.ReadableStream;
  if (hasByteStreams(Native)) return;
  const make = (source?: UnderlyingSource & { type?: unknown }, strategy?: QueuingStrategy) =>
    new Native({ ...source, type: undefined }, strategy);
  scope.ReadableStream = new Proxy(Native, {
    construct: (_native, [source, strategy]) => make(source, strategy),
  });
}
