// Where a sign-in may lead: whatever stands in the address, the shopper stays inside the shop.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from '#domain/account/return-path.ts';
import { GOOD_PATHS, HOSTILE_PATHS } from '../../support/return-paths.ts';

const SHOP = 'https://haat.example';

/** Values that are no text are not followed either. */
const NO_TEXTS = [undefined, null, 7, ['/cart'], { toString: () => '/cart' }, Object('/cart')];

test.each(
  [...HOSTILE_PATHS, ...NO_TEXTS].map((path) => [`${JSON.stringify(path)}`.slice(0, 80), path]),
)('no way out of the shop, nor back to the sign-in, is followed: %s', (_, path) => {
  expect(safeReturnPath(path)).toBeNull();
});

test.each(GOOD_PATHS)('a page of the shop is followed: %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

/** Pieces that make hostile addresses likely. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '%2f', '%5c', '%252f', '%09', '@', ':', '?', '#', '.', '..', '%2e', '\t'],
  ...['\n', 'evil.example', 'https:', 'javascript:', 'login', 'LOGIN', 'cart', '。', '／', '[::1]'],
  ...[' ', '%'],
);
const address = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
);

test('whatever comes in, what comes out stays in the shop and is not the sign-in', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      const path = safeReturnPath(wanted);
      if (path === null) return;
      const url = new URL(path, SHOP);
      expect(url.origin).toBe(SHOP);
      expect(url.username + url.password).toBe('');
      expect(decodeURIComponent(url.pathname).toLowerCase()).not.toMatch(/^\/login(\/|$)/);
      // An accepted path is accepted again, and means the same.
      expect(safeReturnPath(path)).toBe(path);
    }),
    { numRuns: 5_000 },
  );
});
