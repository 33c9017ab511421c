// What counts as a picture or a PDF, by the first bytes.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FIRST_BYTES, isWelcome } from '../../../backend/functions/src/file-content.ts';

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
const beginning = (bytes: Uint8Array) => bytes.subarray(0, FIRST_BYTES);
const text = (words: string) => new TextEncoder().encode(words);

describe('a file stays when it is', () => {
  test.each([
    ['a JPEG', () => square.clone().jpeg().toBuffer()],
    ['a PNG', () => square.clone().png().toBuffer()],
    ['a WebP', () => square.clone().webp().toBuffer()],
    ['a PDF', async () => text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')],
    [
      'a large picture of which only the beginning is seen',
      async () => beginning(await sharp(noise(400)).png().toBuffer()),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await isWelcome(await bytes())).toBe(true);
  });
});

describe('a file goes when it is', () => {
  test.each([
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may hold scripts', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['plain text', text('namaste')],
    ['a Windows program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0)],
    ['a Linux program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0)],
    ['a ZIP', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0)],
    ['a GIF', text('GIF89a')],
    ['the first byte of a JPEG', Uint8Array.of(0xff)],
    ['nothing at all', new Uint8Array()],
    ['zeros', new Uint8Array(FIRST_BYTES)],
  ])('%s', async (_what, bytes) => {
    expect(await isWelcome(bytes)).toBe(false);
  });
});

/** A picture that cannot be made small. */
function noise(edge: number) {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return {
    create: { width: edge, height: edge, channels: 3, background: '#fff', noise: grain },
  } as const;
}
