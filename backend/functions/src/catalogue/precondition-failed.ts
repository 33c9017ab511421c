// Writes with a precondition count only if nobody was faster; here it is told that somebody was.

// gRPC status codes, which the Admin SDK passes on as they are.
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Whether a write with a precondition failed because its document was made, changed or removed meanwhile. */
export function isPreconditionFailed(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === NOT_FOUND || code === ALREADY_EXISTS || code === FAILED_PRECONDITION;
}
