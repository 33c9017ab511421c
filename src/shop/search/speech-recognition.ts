// Speech recognition, apart from other capabilities so that only a page that searches loads it.
type SpokenWords = { results: ArrayLike<ArrayLike<{ transcript: string }>> };
export type Listener = {
  lang: string;
  start(): void;
  abort(): void;
  onresult: ((event: SpokenWords) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};

/** Speech recognition, which needs a connection. Instead: the shopper types, or the keyboard listens. */
export function speechRecognition(page: object): (new () => Listener) | null {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(page, name);
    if (typeof found === 'function') return found as new () => Listener;
  }
  return null;
}
