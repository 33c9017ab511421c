// A catalogue in memory that answers the mirror's questions as Firestore would, can fail at any of them, and counts their cost.

import type { MirroredCollection, Tombstone } from '#domain/catalogue/categories.ts';
import type { Page } from '#domain/catalogue/fetch-catalogue.ts';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import type { MirrorSetup } from '#domain/catalogue/source.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { comparableTimestamp, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { SmallPublication } from './small-publication.ts';

type Stored = { fields: PlainFields; updatedAt: string; createdAt: number | undefined };

export class SmallCatalogue {
  readonly documents = new Map<string, Stored>();
  readonly tombstones: Tombstone[] = [];
  head: string | null = null;
  now = Date.parse('2026-11-20T06:00:00Z');
  /** Documents sent over the wire, at least one per question. Source: Firestore pricing. */
  reads = 0;
  /** Questions asked; from the one with this number on they fail, as when the network goes or the app is killed. */
  questions = 0;
  failAt = Number.POSITIVE_INFINITY;
  /** The answer to the question with this number comes after this. */
  pause: { at: number; until?: () => Promise<unknown> } = { at: 0 };
  readonly pageSize: number;
  /** The same catalogue as files at the shop's origin; down until set to good. */
  readonly publication = new SmallPublication(this);

  constructor(pageSize = 3) {
    this.pageSize = pageSize;
  }

  /** `createdAt`: ms; as old as possible by default. */
  put(path: string, fields: PlainFields, createdAt?: number): void {
    this.now += 1_000;
    this.documents.set(path, { fields, updatedAt: this.time(), createdAt });
    this.head = this.time();
  }

  remove(path: string): void {
    this.now += 1_000;
    this.documents.delete(path);
    const [collection, id] = path.split('/');
    const gone = { collection: collection as MirroredCollection, id: id ?? '' };
    this.tombstones.push({ ...gone, deletedAt: this.time() });
    this.head = this.time();
  }

  whole(): [string, unknown][] {
    return this.of('products').map(({ id, fields }) => [id, fields.price]);
  }

  sources(): Pick<MirrorSetup, 'remote' | 'published'> {
    return { remote: this.remote(), published: this.publication.source() };
  }

  private remote(): MirrorSetup['remote'] {
    return {
      readHead: async () =>
        this.answer(1, () => (this.head === null ? null : comparableTimestamp(this.head))),
      readPage: async (collection, after) => {
        const all = this.of(collection).filter(({ name }) => after === null || name > after);
        const parse = (found: typeof all) => parseDocuments(collection, found);
        return this.page(all, parse, ({ name }) => name);
      },
      readChanges: async (collection, since, after) => {
        const all = this.of(collection)
          .filter(({ updatedAt }) => updatedAt > (after?.timestamp ?? since))
          .sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
        const parse = (found: typeof all) => parseDocuments(collection, found);
        return this.page(all, parse, ({ updatedAt: timestamp, name }) => ({ timestamp, name }));
      },
      readTombstones: async (since, after) => {
        const all = this.tombstones.filter((it) => it.deletedAt > (after?.timestamp ?? since));
        const parse = (items: Tombstone[]) => ({ items, refused: [] });
        return this.page(all, parse, ({ deletedAt, id }) => ({ timestamp: deletedAt, name: id }));
      },
    };
  }

  private time(): string {
    return new Date(this.now).toISOString();
  }

  private of(collection: MirroredCollection) {
    return [...this.documents]
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([name, stored]) => ({ name, id: name.slice(collection.length + 1), ...stored }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  private page<Found, Item, Next>(
    all: Found[],
    parse: (found: Found[]) => { items: Item[]; refused: string[] },
    position: (last: Found) => Next,
  ): Promise<Result<Page<Item, Next>>> {
    const found = all.slice(0, this.pageSize);
    const last = found.at(-1);
    const next = last && all.length > found.length ? position(last) : null;
    return this.answer(Math.max(1, found.length), () => ({
      ...parse(found),
      next,
      readTime: this.time(),
    }));
  }

  /** The answer to a question of this cost, unless it is the one that fails. */
  async answer<T>(cost: number, value: () => T): Promise<Result<T>> {
    this.questions++;
    if (this.questions >= this.failAt) {
      return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
    }
    this.reads += cost;
    const answered = { kind: 'ok' as const, value: value() };
    if (this.questions === this.pause.at) await this.pause.until?.();
    return answered;
  }
}

export function productFields(name: string, change: PlainFields = {}): PlainFields {
  return {
    name,
    brand: 'green-leaf',
    category: 'moringa',
    price: 120,
    tags: ['moringa'],
    photoURL: [0],
    quantity: 5,
    editorContent: `<p>${name}</p>`,
    ...change,
  };
}
