// The faults that the fault proxy can apply to one request, and how it applies each.
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeenRequest } from './fault-proxy-log.ts';
import type { ServerReply } from './fault-proxy-upstream.ts';

export type Fault =
  /** The connection is reset before the server has heard anything. */
  | { do: 'drop-request' }
  /** The server acts on the request; its reply never comes back. */
  | { do: 'drop-reply' }
  /** Another machine between phone and server answers in the server's place. */
  | { do: 'answer'; status: number; type: string; body: string; headers?: Record<string, string> }
  /** The server's own reply with a different text. */
  | { do: 'rewrite'; text(original: string): string }
  /** The request reaches the server this much later. */
  | { do: 'delay'; ms: number }
  /** The connection stays open and no reply ever comes. */
  | { do: 'black-hole' }
  /** The reply arrives slowly. */
  | { do: 'throttle'; bytesPerSecond: number };

const TRICKLE_MS = 50;

/** Carries a request out, with or without a fault. `passOn` asks the server; null when it did not answer. */
export async function carryOut(
  fault: Fault | undefined,
  seen: SeenRequest,
  client: ServerResponse,
  passOn: (seen: SeenRequest) => Promise<ServerReply | null>,
): Promise<void> {
  switch (fault?.do) {
    case 'black-hole':
      return;
    case 'drop-request':
      return reset(client);
    case 'answer':
      return deliver(seen, client, {
        status: fault.status,
        headers: {
          'Content-Type': fault.type,
          'Content-Length': String(Buffer.byteLength(fault.body)),
          // Without this header the browser would hide the answer from the shop.
          'Access-Control-Allow-Origin': '*',
          ...fault.headers,
        },
        body: Buffer.from(fault.body),
      });
    case 'delay':
      await sleep(fault.ms, undefined, { ref: false });
      break;
    case 'rewrite':
      // Only a complete, uncompressed text can be rewritten.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) {
        delete seen.headers[name];
      }
  }
  const reply = await passOn(seen);
  if (!reply) return reset(client);
  switch (fault?.do) {
    case 'drop-reply':
      return reset(client);
    case 'rewrite': {
      const body = Buffer.from(fault.text(reply.body.toString()));
      const headers = { ...reply.headers, 'content-length': String(body.byteLength) };
      return deliver(seen, client, { ...reply, headers, body });
    }
    case 'throttle':
      return trickle(seen, client, reply, fault.bytesPerSecond);
    default:
      return deliver(seen, client, reply);
  }
}

function deliver(seen: SeenRequest, client: ServerResponse, reply: ServerReply): void {
  client.writeHead(reply.status, reply.headers);
  client.end(reply.body, () => {
    seen.delivered = true;
  });
}

async function trickle(
  seen: SeenRequest,
  client: ServerResponse,
  reply: ServerReply,
  bytesPerSecond: number,
): Promise<void> {
  client.writeHead(reply.status, reply.headers);
  const piece = Math.max(1, Math.round((bytesPerSecond * TRICKLE_MS) / 1000));
  for (let at = 0; at < reply.body.length && !client.destroyed; at += piece) {
    client.write(reply.body.subarray(at, at + piece));
    await sleep((1000 * piece) / bytesPerSecond, undefined, { ref: false });
  }
  client.end(() => {
    seen.delivered = true;
  });
}

function reset(client: ServerResponse): void {
  client.socket?.resetAndDestroy();
}
