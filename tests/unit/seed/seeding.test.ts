// The seeder makes the same products each time, whose pictures there are, and writes to nothing but
// a demo project's emulators.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';
import { generatedProducts } from '../../../backend/seed/generated-products.ts';
import { seed } from '../../../backend/seed/seed.ts';

describe('generated products', () => {
  const generated = generatedProducts(2000);

  test('are the same each time, each with an id of its own', () => {
    expect(generatedProducts(2000).map(({ id, fields }) => [id, fields])).toEqual(
      generated.map(({ id, fields }) => [id, fields]),
    );
    const ids = [...generated, ...demoProducts.map(entryOf)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have believable prices and stock', () => {
    for (const { fields } of generated) {
      expect(fields.price).toBeGreaterThanOrEqual(45);
      expect(fields.price).toBeLessThanOrEqual(12_000);
      expect(fields.quantity > 0).toBe(fields.numWeeks === undefined);
    }
  });

  test('show the pictures of the demo product that they vary', () => {
    const galleries = demoProducts.map(entryOf).map(({ pictures }) => pictures);
    for (const { fields, pictures } of generated) {
      expect(galleries).toContainEqual(pictures);
      expect(fields.photoURL).toEqual(pictures.map((_, index) => index));
    }
  });
});

describe('the seeder refuses', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('a project that is not a demo', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:1');
    await expect(seed({ projectId: 'a-real-shop' })).rejects.toThrow('does not start with demo-');
  });

  test('to start without the emulators', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
    await expect(seed({ projectId: 'demo-haat' })).rejects.toThrow('FIRESTORE_EMULATOR_HOST');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', undefined);
    await expect(seed({ projectId: 'demo-haat' })).rejects.toThrow(
      'FIREBASE_STORAGE_EMULATOR_HOST',
    );
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:1');
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
    await expect(seed({ projectId: 'demo-haat' })).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  });
});
