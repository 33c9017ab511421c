// The fault proxy itself, with a small server behind it and plain requests in front.
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FaultProxy } from '../support/fault-proxy.ts';

const everything = () => true;

describe('the fault proxy', () => {
  let server: Server;
  let proxy: FaultProxy;
  let landed: string[];
  /** The paths of what was asked. */
  let asked: string[];

  beforeEach(async () => {
    landed = [];
    asked = [];
    server = createServer(async (incoming, client) => {
      let body = '';
      for await (const part of incoming) body += part;
      asked.push(`${incoming.url}`);
      landed.push(body);
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

  function send(body: string, patience = 2_000): Promise<{ status: number; text: string }> {
    const { port } = server.address() as AddressInfo;
    const through = new URL(proxy.browserOption.server);
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: through.port,
          method: 'POST',
          path: `http://localhost:${port}/a`,
          // A kept connection may be closed by the proxy in the moment in which it is used again.
          agent: false,
        },
        (reply) => {
          let text = '';
          reply.on('data', (part) => {
            text += part;
          });
          reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text }));
          reply.once('error', reject);
        },
      );
      asked.setTimeout(patience, () => asked.destroy(new Error('no answer')));
      asked.once('error', reject);
      asked.end(body);
    });
  }

  test('passes a request on and writes down what was asked and answered', async () => {
    expect((await send('hello')).text).toHaveLength(200);
    expect(proxy.log).toHaveLength(1);
    expect(proxy.log[0]).toMatchObject({ method: 'POST', fate: 'passed', delivered: true });
    expect(proxy.log[0]?.body.toString()).toBe('hello');
    expect(proxy.log[0]?.reply?.status).toBe(200);
  });

  test('a dropped request never reaches the server, and the next one does', async () => {
    proxy.fault(everything, { do: 'drop-request' }, 1);
    await expect(send('lost')).rejects.toThrow();
    await send('next');
    expect(landed).toEqual(['next']);
  });

  test('a dropped reply leaves the write on the server', async () => {
    proxy.fault(everything, { do: 'drop-reply' }, 1);
    await expect(send('lands')).rejects.toThrow();
    expect(landed).toEqual(['lands']);
    expect(proxy.log[0]).toMatchObject({ fate: 'drop-reply', delivered: false });
  });

  test('an answer in the server’s place never reaches the server', async () => {
    proxy.fault(everything, { do: 'answer', status: 511, type: 'text/html', body: '<p>pay' });
    expect(await send('asked')).toEqual({ status: 511, text: '<p>pay' });
    expect(landed).toEqual([]);
  });

  test('a rewritten reply has another text and the right length', async () => {
    proxy.fault(everything, { do: 'rewrite', text: (before) => `${before}!` });
    expect((await send('asked')).text).toBe(`${'x'.repeat(200)}!`);
  });

  test('a black hole never answers', async () => {
    proxy.fault(everything, { do: 'black-hole' });
    await expect(send('asked', 200)).rejects.toThrow('no answer');
    expect(landed).toEqual([]);
  });

  test('a delayed request lands later, a throttled reply takes its time', async () => {
    proxy.fault(everything, { do: 'delay', ms: 120 });
    const before = performance.now();
    await send('late');
    expect(performance.now() - before).toBeGreaterThan(100);
    proxy.heal();
    proxy.fault(everything, { do: 'throttle', bytesPerSecond: 1_000 });
    const slow = performance.now();
    expect((await send('slow')).text).toHaveLength(200);
    expect(performance.now() - slow).toBeGreaterThan(150);
  });

  test('a cut line resets everything until it is joined again', async () => {
    proxy.cut();
    await expect(send('cut')).rejects.toThrow();
    proxy.join();
    await send('joined');
    expect(landed).toEqual(['joined']);
  });

  /** Asks for a path as a browser does that keeps its connections; returns which connection it used. */
  function get(path: string, agent: Agent): Promise<Socket> {
    const { port } = server.address() as AddressInfo;
    const through = new URL(proxy.browserOption.server);
    const address = { host: '127.0.0.1', port: through.port };
    return new Promise((resolve, reject) => {
      const sent = request({ ...address, agent, path: `http://localhost:${port}${path}` });
      sent.once('response', (reply) => {
        const { socket } = reply;
        reply.resume().once('end', () => resolve(socket));
      });
      sent.once('error', reject);
      sent.end();
    });
  }

  test('while nothing fails a connection is kept; from the first fault on each request has its own', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await get('/a', agent);
    expect(await get('/b', agent)).toBe(first);
    proxy.fault(() => false, { do: 'drop-reply' });
    await new Promise((resolve) => first.once('close', resolve));
    const second = await get('/c', agent);
    expect(await get('/d', agent)).not.toBe(second);
    proxy.heal();
    const calm = await get('/e', agent);
    expect(await get('/f', agent)).toBe(calm);
    agent.destroy();
  });

  test('parts of the shop come from memory until a fault is asked for', async () => {
    const agent = new Agent();
    await get('/assets/a.js', agent);
    await get('/assets/a.js', agent);
    expect(asked).toEqual(['/assets/a.js']);
    expect(proxy.log.map(({ reply }) => reply?.status)).toEqual([200, 200]);
    await get('/products', agent);
    await get('/products', agent);
    expect(asked).toHaveLength(3);
    proxy.fault(() => false, { do: 'drop-reply' });
    await get('/assets/a.js', agent);
    expect(asked).toHaveLength(4);
  });

  test('who listens hears that the line was joined, unless it was done quietly', () => {
    let heard = 0;
    const stop = proxy.onJoined(() => heard++);
    proxy.cut();
    proxy.join();
    expect(heard).toBe(1);
    proxy.cut();
    proxy.join({ quietly: true });
    expect(heard).toBe(1);
    proxy.cut();
    proxy.heal();
    proxy.heal();
    expect(heard).toBe(2);
    stop();
    proxy.join();
    expect(heard).toBe(2);
  });

  test('nothing leaves this machine', async () => {
    const through = new URL(proxy.browserOption.server);
    const status = await new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port: through.port, path: 'http://shop.example/' };
      request({ ...asked, agent: false }, (reply) => resolve(reply.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(502);
  });
});
