import { useEffect, useRef, useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { CANNOT_LISTEN, LISTENING, NO_MICROPHONE, NOTHING_HEARD, SPEAK } from './messages.ts';
import { type Listener, speechRecognition } from './speech-recognition.ts';
import type { SearchText } from './use-search-text.ts';
import './VoiceSearch.css';

/** A button that listens and types what it hears; nothing where the browser cannot, or without a connection. */
export function VoiceSearch({ typed }: { typed: SearchText }) {
  const Recognition = speechRecognition(window);
  const isAway = useReachability() === 'unreachable';
  const [note, setNote] = useState('');
  const [listener, setListener] = useState<Listener | null>(null);
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => () => listener?.abort(), [listener]);
  if (!Recognition || isAway) return null;

  function press(Recogniser: new () => Listener) {
    if (listener) {
      setNote('');
      return listener.abort();
    }
    const heard = new Recogniser();
    // Search understands names in all languages.
    const isHindi = spokenLanguage() === 'en' && navigator.language.startsWith('hi');
    heard.lang = isHindi ? 'hi-IN' : `${spokenLanguage()}-IN`;
    setNote(LISTENING);
    heard.onresult = ({ results }) => {
      setNote('');
      latest.current.setText(results[0]?.[0]?.transcript ?? '');
    };
    heard.onerror = ({ error }) => setNote(problemOf(error));
    heard.onend = () => {
      setListener(null);
      setNote((now) => (now === LISTENING ? NOTHING_HEARD : now));
    };
    heard.start();
    setListener(heard);
  }
  return (
    <>
      <button
        className="search-form__go"
        type="button"
        aria-label={SPEAK}
        aria-pressed={listener !== null}
        onClick={({ detail }) => detail < 2 && press(Recognition)}
      >
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7" />
        </svg>
      </button>
      <span className="voice-note" role="status">
        {note}
      </span>
    </>
  );
}

/** What the shopper reads for an error; nothing for one they caused by stopping. */
function problemOf(error: string): string {
  switch (error) {
    case 'aborted':
      return '';
    case 'no-speech':
      return NOTHING_HEARD;
    case 'not-allowed':
    case 'audio-capture':
      return NO_MICROPHONE;
    default:
      return CANNOT_LISTEN;
  }
}
