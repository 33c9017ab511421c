// The fault proxy, whose faults the journeys believe: a small server behind it and plain requests in front.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultProxy } from '../support/fault-proxy.ts';

const everything = () => true;

let server: Server;
let proxy: FaultProxy;
/** What reached the server, each as path and body. */
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

type Asked = { path?: string; method?: string; patience?: number; host?: string };
function send(body = '', { path = '/a', method = 'POST', patience = 2_000, host }: Asked = {}) {
  const { port } = new URL(proxy.browserOption.server);
  const there = `http://${host ?? `localhost:${(server.address() as AddressInfo).port}`}${path}`;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    // A kept connection may be closed by the proxy in the moment in which it is used again.
    const options = { host: '127.0.0.1', port, method, path: there, agent: false as const };
    const asked = request(options, async (reply) => {
      let text = '';
      for await (const part of reply) text += part;
      resolve({ status: reply.statusCode ?? 0, text });
    });
    asked.setTimeout(patience, () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end(body);
  });
}

test('a request is passed on, and what was asked and answered is written down; nothing leaves this machine', async () => {
  expect((await send('hello')).text).toHaveLength(200);
  expect(proxy.log).toHaveLength(1);
  expect(proxy.log[0]).toMatchObject({ method: 'POST', fate: 'passed', delivered: true });
  expect(proxy.log[0]?.body.toString()).toBe('hello');
  expect((await send('', { host: 'shop.example' })).status).toBe(502);
});

test('a dropped request never reaches the server, a dropped reply leaves the write there, and a black hole never answers', async () => {
  proxy.fault(everything, { do: 'drop-request' }, 1);
  await expect(send('lost')).rejects.toThrow();
  proxy.fault(everything, { do: 'drop-reply' }, 1);
  await expect(send('lands')).rejects.toThrow();
  await send('next');
  proxy.fault(everything, { do: 'black-hole' });
  await expect(send('asked', { patience: 200 })).rejects.toThrow('no answer');
  expect(landed).toEqual(['/a lands', '/a next']);
  const [, second] = proxy.log;
  expect(second).toMatchObject({ fate: 'drop-reply', delivered: false });
});

test('an answer in the server’s place never reaches the server; a rewritten one has another text', async () => {
  proxy.fault(everything, { do: 'answer', status: 511, type: 'text/html', body: '<p>pay' }, 1);
  expect(await send('asked')).toEqual({ status: 511, text: '<p>pay' });
  expect(landed).toEqual([]);
  proxy.fault(everything, { do: 'rewrite', text: (before) => `${before}!` });
  expect((await send('asked')).text).toBe(`${'x'.repeat(200)}!`);
});

test('a delayed request lands later, a throttled reply takes its time', async () => {
  const timed = async (fault: Parameters<FaultProxy['fault']>[1]) => {
    proxy.heal();
    proxy.fault(everything, fault);
    const before = performance.now();
    expect((await send('slow')).text).toHaveLength(200);
    return performance.now() - before;
  };
  expect(await timed({ do: 'delay', ms: 120 })).toBeGreaterThan(100);
  expect(await timed({ do: 'throttle', bytesPerSecond: 1_000 })).toBeGreaterThan(150);
});

test('a cut line resets everything until it is joined again, which is heard unless it was done quietly', async () => {
  let heard = 0;
  proxy.onJoined(() => heard++);
  proxy.cut();
  await expect(send('cut')).rejects.toThrow();
  proxy.join({ quietly: true });
  expect(heard).toBe(0);
  await send('joined');
  expect(landed).toEqual(['/a joined']);
  proxy.cut();
  proxy.join();
  proxy.cut();
  proxy.heal();
  proxy.heal();
  expect(heard).toBe(2);
});

test('parts of the shop come from memory until a fault is asked for', async () => {
  const part = { path: '/assets/a.js', method: 'GET' };
  const page = { path: '/products', method: 'GET' };
  for (const asked of [part, part, page, page]) await send('', asked);
  expect(landed.map((it) => it.trim())).toEqual(['/assets/a.js', '/products', '/products']);
  proxy.fault(() => false, { do: 'drop-reply' });
  await send('', part);
  expect(landed).toHaveLength(4);
});
