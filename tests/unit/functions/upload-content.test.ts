// What counts as a picture or a PDF, by the first bytes.
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { beginsLikeUpload } from '../../../backend/functions/src/uploads/judge-upload.ts';

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
const text = (words: string) => new TextEncoder().encode(words);

describe('a file stays when it is', () => {
  test.each([
    ['a JPEG', () => square.clone().jpeg().toBuffer()],
    ['a PNG', () => square.clone().png().toBuffer()],
    ['a WebP', () => square.clone().webp().toBuffer()],
    ['a PDF', async () => text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')],
  ])('%s', async (_what, bytes) => {
    expect(beginsLikeUpload(await bytes())).toBe(true);
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
    ['zeros', new Uint8Array(4_100)],
    ['sound in the wrapping that WebP has', text('RIFF0000WAVEfmt ')],
    ['a packed web page', gzipSync('<p>Namaste</p>'.repeat(100_000))],
  ])('%s', (_what, bytes) => {
    expect(beginsLikeUpload(bytes)).toBe(false);
  });
});
