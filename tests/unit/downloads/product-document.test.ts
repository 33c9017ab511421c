// A product's document on this device: fetched once, and again when the merchant has replaced it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDocument, isDocumentKept } from '#browser/downloads/product-document.ts';

let stored = '';
let fetched = 0;

beforeEach(() => {
  fetched = 0;
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, reply: Response) => void kept.set(address, reply),
    }),
  });
  vi.stubGlobal('fetch', async () => {
    fetched += 1;
    return new Response(stored, { headers: { 'Content-Type': 'application/pdf' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = async (bytes: number) => (await fetchDocument('moringa', bytes))?.text();

test('a document is fetched once, and once more when the merchant has put another one in its place', async () => {
  stored = 'report of May';
  expect(await isDocumentKept('moringa', 13)).toBe(false);
  expect([await read(13), await read(13), fetched]).toEqual([stored, stored, 1]);
  expect(await isDocumentKept('moringa', 13)).toBe(true);
  stored = 'report of August';
  expect(await isDocumentKept('moringa', 16)).toBe(false);
  expect([await read(16), await read(16), fetched]).toEqual([stored, stored, 2]);
});
