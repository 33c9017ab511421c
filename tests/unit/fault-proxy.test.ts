// The fault proxy, whose faults the journeys rely on: a small server behind it and plain requests in front.
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FaultProxy } from '../support/fault-proxy.ts';
import { answeringServer } from './answering-server.ts';

const server = answeringServer(() => ({ body: 'x'.repeat(200) }));
let proxy: FaultProxy;
beforeEach(async () => {
  proxy = await FaultProxy.start();
});
afterEach(() => proxy.close());

function send(what: string, patience = 2_000) {
  const { port } = new URL(proxy.browserOption.server);
  // The name, since the proxy leaves addresses alone.
  const path = `${server.origin.replace('127.0.0.1', 'localhost')}/${what}`;
  return new Promise<void>((resolve, reject) => {
    // The proxy may close a kept connection just as it is reused.
    const options = { host: '127.0.0.1', port, method: 'POST', path, agent: false as const };
    const asked = request(options, (reply) => reply.resume().once('end', resolve));
    asked.setTimeout(patience, () => asked.destroy(new Error('no answer')));
    asked.once('error', reject).end();
  });
}

test('a dropped request never reaches the server, a dropped reply leaves the write there, and a black hole never answers', async () => {
  const everything = () => true;
  proxy.fault(everything, { do: 'drop-request' }, 1);
  await expect(send('lost')).rejects.toThrow();
  proxy.fault(everything, { do: 'drop-reply' }, 1);
  await expect(send('lands')).rejects.toThrow();
  await send('next');
  proxy.fault(everything, { do: 'black-hole' });
  await expect(send('asked', 200)).rejects.toThrow('no answer');
  expect(server.asked.map(({ what }) => what)).toEqual(['POST /lands', 'POST /next']);
  expect(proxy.log[1]).toMatchObject({ fate: 'drop-reply', delivered: false });
});
