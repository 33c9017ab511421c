// A small server that remembers what it is asked, and answers as a test says.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A page if its body is a text, else JSON; `null` breaks the connection. */
export type Reply = { status?: number; body: unknown } | null;
type Asked = { what: string; headers: IncomingHttpHeaders; body: unknown };

export function answeringServer(answer: (asked: Asked) => Reply) {
  const there = { origin: '', asked: [] as Asked[] };
  const server = createServer(async ({ method, url, headers }, response) => {
    let text = '';
    for await (const part of response.req) text += part;
    const asked = { what: `${method} ${url}`, headers, body: text ? JSON.parse(text) : null };
    there.asked.push(asked);
    const reply = answer(asked);
    if (!reply) return void response.destroy();
    const { status = 200, body } = reply;
    const isPage = typeof body === 'string';
    response.writeHead(status, { 'Content-Type': isPage ? 'text/html' : 'application/json' });
    response.end(isPage ? body : JSON.stringify(body));
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    there.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    there.asked = [];
  });
  afterAll(() => void server.close());
  return there;
}
