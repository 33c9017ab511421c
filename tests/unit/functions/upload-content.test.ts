// What counts as a picture or a PDF, by the first bytes.
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { beginsLikeUpload } from '../../../backend/functions/src/uploads/judge-upload.ts';

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
const text = (words: string) => new TextEncoder().encode(words);

test.each<[string, Uint8Array, boolean]>([
  ['a JPEG', await square.clone().jpeg().toBuffer(), true],
  ['a PNG', await square.clone().png().toBuffer(), true],
  ['a WebP', await square.clone().webp().toBuffer(), true],
  ['a PDF', text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'), true],
  ['a web page', text('<!doctype html><script>alert(1)</script>'), false],
  [
    'a drawing that may hold scripts',
    text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    false,
  ],
  ['a Windows program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0), false],
  ['a ZIP', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0), false],
  ['a GIF', text('GIF89a'), false],
  ['the first byte of a JPEG', Uint8Array.of(0xff), false],
  ['nothing at all', new Uint8Array(), false],
  ['zeros', new Uint8Array(4_100), false],
  ['sound in the wrapping that WebP has', text('RIFF0000WAVEfmt '), false],
  ['a packed web page', gzipSync('<p>Namaste</p>'.repeat(100_000)), false],
])('%s may stay: %3$o', (_what, bytes, stays) => {
  expect(beginsLikeUpload(bytes)).toBe(stays);
});
