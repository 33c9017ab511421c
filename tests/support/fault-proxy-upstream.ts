// Passes a request on to its server, which is always on this machine.
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { bodyOf, type SeenRequest } from './fault-proxy-log.ts';

export type ServerReply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
/** Headers about one connection, not about the message. */
const HOP_HEADERS = ['transfer-encoding', 'connection', 'keep-alive', 'proxy-connection'];

/** Whether an address is on this machine; the proxy lets no request leave it. */
export function isLocal(url: URL): boolean {
  return url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname);
}

/** Reaches the servers: keeps connections open, and the parts of the built shop, which never change, in memory. */
export class Upstream {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #parts = new Map<string, ServerReply>();

  /** The server’s reply, null unless it arrived whole; with `mayRemember` a part of the shop comes from memory. */
  async pass(seen: SeenRequest, mayRemember: boolean): Promise<ServerReply | null> {
    const isPart = seen.method === 'GET' && seen.url.pathname.startsWith('/assets/');
    const key = `${seen.url.href} ${seen.headers['accept-encoding']}`;
    const known = mayRemember && isPart ? this.#parts.get(key) : undefined;
    seen.reply = known ?? (await this.#ask(seen));
    if (isPart && seen.reply?.status === 200) this.#parts.set(key, seen.reply);
    return seen.reply;
  }

  close(): void {
    this.#agent.destroy();
  }

  async #ask(seen: SeenRequest): Promise<ServerReply | null> {
    // A write sent twice may act twice, so only a GET may reuse a connection that the server may have just closed.
    if (seen.method !== 'GET') return exchange(seen, false);
    return (await exchange(seen, this.#agent)) ?? exchange(seen, false);
  }
}

async function exchange(seen: SeenRequest, agent: Agent | false): Promise<ServerReply | null> {
  const { url, method, body } = seen;
  const headers = withoutHopHeaders(seen.headers);
  const path = url.pathname + url.search;
  try {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const to = { agent, method, headers, host: '127.0.0.1', port: url.port || 80, path };
      request(to, resolve).once('error', reject).end(body);
    });
    return {
      status: incoming.statusCode ?? 0,
      headers: withoutHopHeaders(incoming.headers),
      body: await bodyOf(incoming),
    };
  } catch {
    return null;
  }
}

function withoutHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)),
  );
}
