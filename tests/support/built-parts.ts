// The parts of the built shop, by their names.
import { readdirSync } from 'node:fs';

const assets = new URL('../../dist/assets/', import.meta.url);

/** The shop's own parts; the merchant's desk has a folder beside them. */
export function builtParts(): string[] {
  const all = readdirSync(assets, { withFileTypes: true });
  return all.flatMap((it) => (it.isFile() ? [it.name] : []));
}

/** Those that the worker keeps: without what is of use with a network only, and its own larger half, which the browser keeps with it. */
export function keptParts(): string[] {
  return builtParts().filter((part) => !/^(follow-order|worker-tasks)-/.test(part));
}

/** Those of the merchant's desk, by their addresses. */
export function deskParts(): string[] {
  return readdirSync(new URL('desk/', assets)).map((name) => `/assets/desk/${name}`);
}
