// A server on a free port of this computer.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Loopback = { origin: string; close(): Promise<void> };

/** Starts one that answers so. `body`: what came. */
export async function startLoopback(
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => Promise<void>,
): Promise<Loopback> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    void answer(request, Buffer.concat(chunks), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function reply(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): void {
  response.writeHead(status, headers).end(body);
}
