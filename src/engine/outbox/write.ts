// A write in the outbox: the shape of its row and its stored states. The payload is frozen when the button is pressed;
// its kind gives it a meaning.
import * as v from 'valibot';
import { DocumentId } from '../lib/identifiers.ts';
import { MIN_CLIENT_ID_LENGTH } from '../limits.ts';

/** Why a row waits for a person or a sign-in instead of being sent. Stored: 'review' is the stored word for a requote. */
export const BlockedReason = v.picklist(['auth', 'account', 'review', 'schema']);
export type BlockedReason = v.InferOutput<typeof BlockedReason>;

/** The last error: a short code, by which screens choose their text, and the server's own message. */
export const LastError = v.object({ code: v.string(), message: v.string() });
export type LastError = v.InferOutput<typeof LastError>;

/** The error message of a row whose file, not its text, was refused. */
export const FILE_NOT_ACCEPTED = 'the file was not accepted';
/** The error code of a row whose file is no longer on this device. */
export const FILE_GONE = 'FILE_GONE';

/** Code of a refusal that a missing App Check token may have caused. */
export const APP_UNPROVEN = 'app-unproven';

export const WriteState = v.picklist([
  'queued',
  'sending',
  'confirming',
  'backoff',
  'held',
  'refused',
]);
export type WriteState = v.InferOutput<typeof WriteState>;

/** A row of the outbox. Times in ms since 1970 by the phone's clock. Source: offline guarantees, the outbox. */
export const OutboxRow = v.object({
  /** Order of enqueueing on this device. */
  seq: v.pipe(v.number(), v.integer()),
  /** Idempotency key, and the document's id. */
  id: v.pipe(DocumentId, v.minLength(MIN_CLIENT_ID_LENGTH)),
  /** Version of the payload's shape, counted per kind. */
  v: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.string(),
  /** The app that sends it, if not the shop: the merchant's desk has the same outbox. */
  sentBy: v.optional(v.string()),
  /** The account that made the write; null when nobody was signed in. */
  uid: v.nullable(DocumentId),
  /** Writes of the same entity go in order. */
  entityKey: v.pipe(v.string(), v.minLength(1)),
  payload: v.unknown(),
  /** The terms that the shopper accepted when pressing (for orders: the total, its time and the offer), or null. */
  accepted: v.unknown(),
  createdAt: v.number(),
  state: WriteState,
  heldFor: v.nullable(BlockedReason),
  /** Attempts whose outcome did not settle the write. */
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Refusals since the last retry by hand; one may come from stale credentials. */
  denials: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Not to be sent before this time. */
  nextAt: v.number(),
  lastError: v.nullable(LastError),
  /** Whether it ever left this phone, and may therefore have landed. */
  everSent: v.boolean(),
  /** The drain that is sending it, and until when no other may. */
  lease: v.nullable(v.object({ holder: v.string(), until: v.number() })),
});
export type OutboxRow = v.InferOutput<typeof OutboxRow>;

/** The state of a row that may go at once. */
export const DUE = { state: 'queued', heldFor: null, denials: 0, nextAt: 0, lease: null } as const;

/** The Background Sync tag that page and worker share. */
export const OUTBOX_SYNC_TAG = 'haat-outbox';

/** The part of a row that a feature provides; the outbox fills in the rest. */
export type NewWrite = Pick<
  OutboxRow,
  'id' | 'kind' | 'v' | 'sentBy' | 'uid' | 'entityKey' | 'payload'
> & {
  accepted?: unknown;
};
