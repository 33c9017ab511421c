// The parts of the built shop, by their names.
import { readdirSync } from 'node:fs';

const assets = new URL('../../dist/assets/', import.meta.url);

/** The shop's own parts; the merchant's desk has a folder beside them. */
export function builtParts(): string[] {
  const all = readdirSync(assets, { withFileTypes: true });
  return all.flatMap((it) => (it.isFile() ? [it.name] : []));
}

/**
 * The parts that the worker precaches: not those useful only online, nor the worker's own larger half, which the browser
 * stores with it, nor what draws an invoice, with its fonts, nor texts in other languages.
 */
export function keptParts(): string[] {
  return builtParts().filter(
    (part) => !/^(follow-order|voice|worker-tasks|paper-worker|texts)-|\.(ttf|icc)$/.test(part),
  );
}

/** The parts of the merchant's desk, by address. */
export function deskParts(): string[] {
  return readdirSync(new URL('desk/', assets)).map((name) => `/assets/desk/${name}`);
}
