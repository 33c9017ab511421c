// Recognises pictures and PDFs by their first bytes.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { beginsLikeUpload } from '#domain/feedback/feedback.ts';

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
const text = (words: string) => new TextEncoder().encode(words);

test.each<[string, Uint8Array, boolean]>([
  ['a JPEG', await square.clone().jpeg().toBuffer(), true],
  ['a PNG', await square.clone().png().toBuffer(), true],
  ['a WebP', await square.clone().webp().toBuffer(), true],
  ['a PDF', text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'), true],
  ['a Windows program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0), false],
  ['a GIF', text('GIF89a'), false],
  ['zeros', new Uint8Array(4_100), false],
  ['sound in the wrapping that WebP has', text('RIFF0000WAVEfmt '), false],
])('%s may stay: %3$o', (_what, bytes, stays) => {
  expect(beginsLikeUpload(bytes)).toBe(stays);
});
