// Which addresses are drawn, which are not, and the page for an unknown one.
import { afterEach, expect, test, vi } from 'vitest';
import { allowByteStreams } from '../../../src/engine/drawing/byte-streams.ts';
import { catalogue, draw, nothing } from './drawn-shop.ts';

const LOST = 'That page was not found.';

test.each(['/nothing/here', '/product', '/order/some/more', '/category/%E0%A4%A', '/%E0%A4%A'])(
  'an unknown path (%s) is the first page with status 404, and a line that says so',
  async (path) => {
    const drawn = await draw(path);
    expect(drawn).toMatchObject({ status: 404, isUnknownPath: true });
    for (const words of [LOST, 'From small farms to your kitchen', 'id="dehydrated-state"'])
      expect(drawn?.html).toContain(words);
    expect((await draw('/'))?.html).not.toContain(LOST);
  },
);

test.each(['/cart', '/orders/', '/login-verification', '/order/one', '/edit-address/one/asha'])(
  '%s is not drawn: it is the shopper’s own',
  async (path) => expect(await draw(path)).toBeNull(),
);

test.each(['/', '/products', '/product/moringa-1', '/blogs', '/blog/soak', '/nothing/here'])(
  'without a catalogue %s is not drawn',
  async (path) => expect(await draw(path, nothing)).toBeNull(),
);

test('an error while a page is drawn is thrown, never hidden in half a page', async () => {
  const list = () => Promise.reject(new Error('the database is closed'));
  await expect(draw('/products', { ...catalogue, list })).rejects.toThrow('database is closed');
});

const Native = globalThis.ReadableStream;
afterEach(() => vi.unstubAllGlobals());

test('a browser without streams of bytes, as Safari’s, draws a page as others do; before it is helped, that is an error at once', async () => {
  const usual = await draw('/product/moringa-1');
  allowByteStreams();
  expect(globalThis.ReadableStream).toBe(Native);
  const construct = (target: typeof Native, [source, strategy]: object[]) => {
    if ((source as { type?: string })?.type === 'bytes') throw new TypeError('not implemented');
    return new target(source as UnderlyingDefaultSource, strategy);
  };
  vi.stubGlobal('ReadableStream', new Proxy(Native, { construct }));
  await expect(draw('/product/moringa-1')).rejects.toThrow('not implemented');
  allowByteStreams();
  expect(await draw('/product/moringa-1')).toEqual(usual);
});
