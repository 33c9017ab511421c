// A browser without streams of bytes, as Safari's, draws its pages all the same.
import { afterEach, expect, test, vi } from 'vitest';
import { allowByteStreams } from '../../../src/draw/byte-streams.ts';
import { draw } from './drawn-shop.ts';

const Native = globalThis.ReadableStream;

const WithoutBytes = new Proxy(Native, {
  construct(target, [source, strategy]) {
    if (source?.type === 'bytes') throw new TypeError('not implemented');
    return new target(source, strategy);
  },
});

afterEach(() => vi.unstubAllGlobals());

test('without streams of bytes a page is drawn as with them', async () => {
  const usual = await draw('/product/moringa-1');
  vi.stubGlobal('ReadableStream', WithoutBytes);
  allowByteStreams();
  expect(await draw('/product/moringa-1')).toEqual(usual);
});

test('where React cannot draw, that is an error at once, and nobody waits for the page', async () => {
  vi.stubGlobal('ReadableStream', WithoutBytes);
  await expect(draw('/product/moringa-1')).rejects.toThrow('not implemented');
});

test('a browser that has streams of bytes keeps its own', () => {
  allowByteStreams();
  expect(globalThis.ReadableStream).toBe(Native);
});
