// Publishes the catalogue on request if it has changed: one small part with the changes, and now and then the whole
// catalogue. Concurrent requests share one publication, and so do changes in quick succession.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PublishedHead } from '../../../../src/domain/catalogue/published-catalogue.ts';
import { database } from '../database.ts';
import { collect, headMark } from './collect.ts';
import { type Bucket, removeOldParts } from './part-files.ts';
import { isPreconditionFailed } from './precondition-failed.ts';
import { recordAllDocuments } from './product-documents.ts';

/** A publication in another form is replaced by a whole one. 3: products have their facts */
const FORM = 3;

/** The head, and the data that decides about the next publication. */
const Publication = v.object({
  ...PublishedHead.entries,
  form: v.literal(FORM),
  base: v.object({ ...PublishedHead.entries.base.entries, bytes: v.number() }),
  changes: v.array(v.object({ ...PublishedHead.entries.changes.item.entries, bytes: v.number() })),
  /** ms since 1970 */
  publishedAt: v.number(),
});
type Publication = v.InferOutput<typeof Publication>;

const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';
const TIMES = {
  /** A change is published at once, but no sooner than this after the publication before. ms */
  spacingMs: isEmulated ? 0 : 15_000,
  /** Firestore is read no more often than this, however many requests miss the CDN. ms */
  lookEveryMs: isEmulated ? 0 : 1_000,
  /** A request with an earlier publication to fall back on waits this long; phones give up later, for Firestore. ms */
  waitMs: 4_000,
  /** Parts that neither this publication nor the one before names are kept this long. ms */
  keptMs: 2 * 24 * 60 * 60 * 1000,
};
type Times = typeof TIMES;
/** Without a head, which says when the catalogue changed, it is published again after this time. ms */
const WITHOUT_HEAD_MS = 60_000;
/**
 * Changes go into the same part until it is this large: a returning phone reads few files, and little
 * that it knows.
 */
const FULL_CHANGE_BYTES = 12_000;
/**
 * A new phone reads at most this many bytes of changes, or half of the whole; beyond that the whole is
 * published again.
 */
const MAX_CHANGED_BYTES = 60_000;
/** A returning phone finds this many parts with changes; one that was away longer asks Firestore. */
const KEPT_CHANGES = 30;
/** The whole is published at least this often, for changes that moved no head. ms */
const BASE_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const publicationDocument = database.doc('catalogue/published');
const headDocument = database.doc('catalogue/head');

let publishing: Promise<PublishedHead> | undefined;
let lookedAt = { head: null as PublishedHead | null, at: 0 };

/**
 * The current publication, updated first unless that was done just now or takes too long: a large catalogue takes a
 * while, and the one before is complete too. Two reads if nothing has changed, at most once a second. Only tests pass
 * other times.
 */
export async function publishedHead(
  bucket: Bucket,
  other: Partial<Times> = {},
): Promise<PublishedHead> {
  const times = { ...TIMES, ...other };
  if (lookedAt.head && Date.now() - lookedAt.at < times.lookEveryMs) return lookedAt.head;
  const head = await upToDate(bucket, times);
  lookedAt = { head, at: Date.now() };
  return head;
}

async function upToDate(
  bucket: Bucket,
  { spacingMs, waitMs, keptMs }: Times,
): Promise<PublishedHead> {
  const [head, kept] = await database.getAll(headDocument, publicationDocument);
  if (!head || !kept) throw new Error('Firestore answered with fewer documents than asked for');
  const publication = readPublication(kept);
  if (publication && isCurrent(publication, headMark(head), spacingMs)) {
    return v.parse(PublishedHead, publication);
  }
  publishing ??= publish(bucket, kept, publication, keptMs).finally(() => {
    publishing = undefined;
  });
  if (!publication) return publishing;
  publishing.catch((error: unknown) => {
    // The requester may have been answered already; the next request tries again.
    console.error('the catalogue could not be published', error);
  });
  return Promise.race([publishing, after(waitMs, v.parse(PublishedHead, publication))]);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}

function readPublication(document: DocumentSnapshot): Publication | null {
  const read = v.safeParse(Publication, document.data());
  return read.success ? read.output : null;
}

function isCurrent(
  { head, base, publishedAt }: Publication,
  now: string | null,
  spacingMs: number,
): boolean {
  if (Date.now() - publishedAt < spacingMs) return true;
  if (isOld(base)) return false;
  if (now !== null) return head !== null && head >= now;
  return Date.now() - publishedAt < WITHOUT_HEAD_MS;
}

async function publish(
  bucket: Bucket,
  kept: DocumentSnapshot,
  before: Publication | null,
  keptMs: number,
): Promise<PublishedHead> {
  const changed = before && (await publishChanges(bucket, before));
  const isWhole = !changed || needsRefresh(changed);
  const publication = isWhole ? await publishWhole(bucket, changed) : changed;
  try {
    if (kept.updateTime) {
      await kept.ref.update(publication, { lastUpdateTime: kept.updateTime });
    } else {
      await kept.ref.create(publication);
    }
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
    // Another instance published first, and has seen at least the change asked for here.
    return v.parse(PublishedHead, (await kept.ref.get()).data());
  }
  // The CDN may name the parts of the publication before for a while, and an interrupted phone resumes with them.
  const named = [publication, before].flatMap((it) => (it ? allParts(it) : []));
  if (isWhole) await removeOldParts(bucket, named, keptMs);
  return v.parse(PublishedHead, publication);
}

/** Whether a new phone would have to read too much. */
function needsRefresh({ base, changes }: Publication): boolean {
  const later = changes.filter(({ until }) => Date.parse(until) > Date.parse(base.cursor));
  const bytes = later.reduce((sum, change) => sum + change.bytes, 0);
  return bytes > Math.max(MAX_CHANGED_BYTES, base.bytes / 2) || isOld(base);
}

function isOld({ cursor }: Publication['base']): boolean {
  return Date.now() - Date.parse(cursor) > BASE_MAX_AGE_MS;
}

/** `changed`: the changes that returning phones continue with. They are older than the whole, so nothing is missed. */
async function publishWhole(bucket: Bucket, changed: Publication | null): Promise<Publication> {
  await recordAllDocuments(bucket).catch((error: unknown) => {
    // The catalogue matters more than the sizes of its documents.
    console.error('the documents of products could not be looked through', error);
  });
  const { head, cursor, parts, bytes } = await collect(bucket, null);
  const base = { cursor, parts, bytes };
  if (changed) return { ...changed, base };
  return { format: 1, form: FORM, head, cursor, base, changes: [], publishedAt: Date.now() };
}

async function publishChanges(bucket: Bucket, before: Publication): Promise<Publication> {
  const last = before.changes.at(-1);
  const goesOn = last !== undefined && last.bytes < FULL_CHANGE_BYTES;
  const since = goesOn ? last.since : before.cursor;
  const { head, cursor, parts, bytes } = await collect(bucket, since);
  const finished = goesOn ? before.changes.slice(0, -1) : before.changes;
  const changes = [...finished, { since, until: cursor, parts, bytes }];
  return {
    ...before,
    head,
    cursor,
    changes: changes.slice(-KEPT_CHANGES),
    publishedAt: Date.now(),
  };
}

function allParts({ base, changes }: Publication): string[] {
  return [...base.parts, ...changes.flatMap(({ parts }) => parts)];
}
