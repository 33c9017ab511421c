// Limits and times of the engine, named once. It holds no logic.

/** ms */
export const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest id of any origin, in characters. Account ids have this limit too. */
export const MAX_ID_LENGTH = 128;
/** Document ids that clients mint have at least this many characters. Source: security rules. */
export const MIN_CLIENT_ID_LENGTH = 20;
/** Timeout of one attempt to send a write. ms */
export const SEND_TIMEOUT_MS = 15_000;
/** Timeout of one read. ms */
export const READ_TIMEOUT_MS = 15_000;
/**
 * The wait after a failed attempt is random, between 0 and min(MAX_BACKOFF_MS, BACKOFF_BASE_MS × 2^attempts). The
 * shop's Retry-After can make it longer, up to MAX_RETRY_AFTER_MS. ms
 */
export const BACKOFF_BASE_MS = 2_000;
export const MAX_BACKOFF_MS = 5 * 60 * 1000;
/** Longest Retry-After that the phone obeys: a proxy that answers in the shop's place may ask for a day. ms */
export const MAX_RETRY_AFTER_MS = 15 * 60 * 1000;
/** A row in "sending" for longer was left behind by a drain that died. ms */
export const LEASE_MS = 30_000;
/** Entities that one drain sends in parallel. */
export const DRAIN_CONCURRENCY = 6;

/** How long a lapsed write stays on record for its shopper. ms */
export const LAPSED_REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/** Waits before the first, second and every later resend of a code. ms. Source: security, phone codes. */
export const RESEND_AFTER_MS = [30_000, 60_000, 120_000] as const;
/** A code is forgotten when not used within this time. ms */
export const PENDING_SIGN_IN_MS = 10 * 60_000;
/** The resend waits of this many numbers are remembered. */
export const MAX_REMEMBERED_NUMBERS = 10;
/**
 * Characters are grapheme clusters, as a reader counts them. The security rules cannot count those, and allow this many
 * code units for each character of a name or a line. Source: security rules.
 */
export const MAX_CODE_UNITS_PER_CHARACTER = 8;
/** Most writes without an account that one device saves in a day. */
export const MAX_SENT_A_DAY = 100;
/** Largest file of a write, in bytes. Source: security, uploads. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Slowest connection on which an upload may still finish, in bytes a second. */
export const MIN_UPLOAD_BYTES_PER_SECOND = 8_000;
/** A row with a file may be under way for as long as the largest file takes on the slowest connection. ms */
export const UPLOAD_LEASE_MS = LEASE_MS + (MAX_UPLOAD_BYTES / MIN_UPLOAD_BYTES_PER_SECOND) * 1000;
