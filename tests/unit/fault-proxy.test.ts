// The fault proxy, whose faults the journeys rely on: a small server behind it and plain requests in front.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultProxy } from '../support/fault-proxy.ts';

const everything = () => true;

let server: Server;
let proxy: FaultProxy;
/** Requests that reached the server, each as path and body. */
let landed: string[];

beforeEach(async () => {
  landed = [];
  server = createServer(async (incoming, client) => {
    let body = '';
    for await (const part of incoming) body += part;
    landed.push(`${incoming.url} ${body}`);
    client.end('x'.repeat(200));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await FaultProxy.start();
});

afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
});

function send(body: string, patience = 2_000) {
  const { port } = new URL(proxy.browserOption.server);
  const there = `http://localhost:${(server.address() as AddressInfo).port}/a`;
  return new Promise<void>((resolve, reject) => {
    // The proxy may close a kept connection just as it is reused.
    const options = { host: '127.0.0.1', port, method: 'POST', path: there, agent: false as const };
    const asked = request(options, (reply) => reply.resume().once('end', resolve));
    asked.setTimeout(patience, () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end(body);
  });
}

test('a dropped request never reaches the server, a dropped reply leaves the write there, and a black hole never answers', async () => {
  proxy.fault(everything, { do: 'drop-request' }, 1);
  await expect(send('lost')).rejects.toThrow();
  proxy.fault(everything, { do: 'drop-reply' }, 1);
  await expect(send('lands')).rejects.toThrow();
  await send('next');
  proxy.fault(everything, { do: 'black-hole' });
  await expect(send('asked', 200)).rejects.toThrow('no answer');
  expect(landed).toEqual(['/a lands', '/a next']);
  const [, second] = proxy.log;
  expect(second).toMatchObject({ fate: 'drop-reply', delivered: false });
});
