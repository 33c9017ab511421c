// One request in the fault proxy's log: the request, the server's reply, and whether that reached the browser.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type SeenRequest = {
  /** When it came, ms since 1970. */
  at: number;
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The name of the fault applied to it, or 'passed'. */
  fate: string;
  /** The server's reply; null when it was not asked or did not answer. */
  reply: { status: number; headers: IncomingHttpHeaders; body: Buffer } | null;
  /** Whether the browser received the whole reply. */
  delivered: boolean;
};

/** Reads a request that a browser sent to its proxy: its first line carries the whole address. */
export async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  const body = await bodyOf(incoming);
  return {
    at: Date.now(),
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '', 'http://no-host.invalid'),
    headers: incoming.headers,
    body,
    fate: 'passed',
    reply: null,
    delivered: false,
  };
}

export async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** One line for a failing test's report. */
export function describeRequest(seen: SeenRequest): string {
  const answered = seen.reply ? String(seen.reply.status) : 'no answer';
  return `${seen.method} ${seen.url.href} → ${answered} (${seen.fate})`;
}
