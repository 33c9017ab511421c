declare module 'virtual:texts' {
  /** The address of the texts of each language but English; at `hi-rest` those that only few pages show. */
  export const TEXTS: Readonly<Record<string, string>>;
  /** Shop and desk keep theirs apart: each drops what it does not know. The names that stay begin so, too. */
  export const TEXTS_CACHE: string;
}
