/** A failure that a person can act on. Only its message is shown, never a stack trace. */
export class Problem extends Error {}

/** The message to show for whatever was thrown. */
export function wording(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
