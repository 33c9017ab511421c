// The published form of a small catalogue in memory: the whole in parts, then a part for each change. It may be behind, or down.
import { MIRRORED_COLLECTIONS } from '#domain/catalogue/categories.ts';
import {
  emptyPart,
  type PublishedHead,
  type PublishedPart,
} from '#domain/catalogue/published-catalogue.ts';
import type { MirrorSetup } from '#domain/catalogue/source.ts';
import { MIRROR_SETTLE_MS } from '#domain/shared/limits.ts';
import { comparableTimestamp } from '#engine/firestore/firestore-values.ts';
import type { SmallCatalogue } from './small-catalogue.ts';

/** Number of changes kept; a phone that was away for longer asks Firestore. */
const KEPT_CHANGES = 4;
/** After this many changes, or this long, the whole is published anew. */
const MAX_CHANGES = 2;
const BASE_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

export class SmallPublication {
  /** `behind`: the CDN answers with an old head. `without-parts`: only the head answers. */
  state: 'good' | 'behind' | 'without-parts' | 'down' = 'down';
  #parts = new Map<string, PublishedPart>();
  #head: PublishedHead | null = null;
  readonly #shop: SmallCatalogue;

  constructor(shop: SmallCatalogue) {
    this.#shop = shop;
  }

  source(): MirrorSetup['published'] {
    return {
      readPublishedHead: async () => {
        if (this.state === 'down')
          return { kind: 'indeterminate', reason: 'server', retryAfterMs: null };
        return this.#shop.answer(0, () => this.#current());
      },
      readPublishedPart: async (name) => {
        const part = this.state === 'without-parts' ? undefined : this.#parts.get(name);
        if (!part) return { kind: 'refused', status: 'NOT_FOUND', message: name };
        return this.#shop.answer(0, () => structuredClone(part));
      },
    };
  }

  /** Publishes everything anew, as happens now and then; the replaced parts are gone at once. */
  publishWhole(): void {
    const before = this.#head && this.#publishChanges(this.#head);
    const base = { cursor: this.#cursor(), parts: this.#write(null) };
    this.#head = before
      ? { ...before, base }
      : { format: 1, head: this.#mark(), cursor: base.cursor, base, changes: [] };
    const inUse = new Set([...base.parts, ...this.#head.changes.flatMap(({ parts }) => parts)]);
    for (const name of this.#parts.keys()) if (!inUse.has(name)) this.#parts.delete(name);
  }

  #current(): PublishedHead {
    if (!this.#head || (this.state !== 'behind' && this.#needsRefresh(this.#head)))
      this.publishWhole();
    else if (this.state !== 'behind' && (this.#mark() === null || this.#head.head !== this.#mark()))
      this.#head = this.#publishChanges(this.#head);
    return structuredClone(this.#head as unknown as PublishedHead);
  }

  #needsRefresh({ base, changes }: PublishedHead): boolean {
    const age = this.#shop.now - Date.parse(base.cursor);
    const later = changes.filter(({ until }) => Date.parse(until) > Date.parse(base.cursor));
    return age > BASE_MAX_AGE_MS || later.length >= MAX_CHANGES;
  }

  #publishChanges(before: PublishedHead): PublishedHead {
    const cursor = this.#cursor();
    const change = { since: before.cursor, until: cursor, parts: this.#write(before.cursor) };
    const changes = [...before.changes, change].slice(-KEPT_CHANGES);
    return { ...before, head: this.#mark(), cursor, changes };
  }

  /** Writes parts of three documents and returns their names. */
  #write(since: string | null): string[] {
    const all = [...this.#shop.documents].filter(
      ([, { updatedAt }]) => since === null || updatedAt > since,
    );
    const parts: PublishedPart[] = [emptyPart()];
    const gone = this.#shop.tombstones.filter((it) => since !== null && it.deletedAt > since);
    parts[0]?.gone.push(...gone);
    for (const [at, [path, { fields, createdAt }]] of all.entries()) {
      if (at % 3 === 2) parts.push(emptyPart());
      const collection = MIRRORED_COLLECTIONS.find((it) => path.startsWith(`${it}/`));
      if (collection)
        parts
          .at(-1)
          ?.[collection].push({ id: path.slice(collection.length + 1), fields, createdAt });
    }
    return parts.map((part) => {
      const name = (this.#parts.size + 1).toString(16).padStart(16, '0') + Math.random();
      this.#parts.set(name, structuredClone(part));
      return name;
    });
  }

  #mark(): string | null {
    return this.#shop.head === null ? null : comparableTimestamp(this.#shop.head);
  }

  #cursor(): string {
    return new Date(this.#shop.now - MIRROR_SETTLE_MS).toISOString();
  }
}
