// Recognises a failed precondition, by which a write counts only if nobody else wrote first.

// gRPC status codes, which the Admin SDK passes on unchanged.
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Whether a write failed because its document was created, changed or removed meanwhile. */
export function isPreconditionFailed(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === NOT_FOUND || code === ALREADY_EXISTS || code === FAILED_PRECONDITION;
}
