/** A failure that a person can act on. It is shown as its message alone, never as a stack trace. */
export class Problem extends Error {}

/** The message to show for whatever was thrown. */
export function wording(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
