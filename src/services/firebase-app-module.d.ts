// What the SDK exports for its own parts, and its published types leave out.
export {};

declare module 'firebase/app' {
  /** The parts that every app starts with, by name. */
  export const _components: Map<string, unknown>;
}
