// Passes a request on to the server that it was meant for, which is always one of this machine's own.
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { SeenRequest } from './fault-proxy-log.ts';

export type ServerReply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/** Whether an address is on this machine: the proxy lets nothing out of it. */
export function isLocal(url: URL): boolean {
  return url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname);
}

/** The server's reply, noted on what was seen; null when the server did not answer to the end. */
export async function passOn(seen: SeenRequest): Promise<ServerReply | null> {
  const { url, method, body } = seen;
  const { 'proxy-connection': _, connection: __, ...headers } = seen.headers;
  try {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(
        {
          // A connection of its own: one that the server has just given up would look like a fault.
          agent: false,
          method,
          headers,
          host: '127.0.0.1',
          port: url.port || 80,
          path: url.pathname + url.search,
        },
        resolve,
      );
      asked.once('error', reject);
      asked.end(body);
    });
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(Buffer.from(part));
    const {
      'transfer-encoding': ___,
      connection: ____,
      'keep-alive': _____,
      ...kept
    } = incoming.headers;
    seen.reply = { status: incoming.statusCode ?? 0, headers: kept, body: Buffer.concat(parts) };
    return seen.reply;
  } catch {
    return null;
  }
}
