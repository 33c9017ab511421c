// @vitest-environment jsdom
// Voice search: offered only where the browser listens and the shop can be reached; what is heard is typed, what fails is said.

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speakIn } from '#engine/texts/speak.ts';
import { spokenFrom } from '#engine/texts/spoken-from.ts';
import { type Listener, speechRecognition } from '#shop/search/speech-recognition.ts';
import { VoiceSearch } from '#shop/search/VoiceSearch.tsx';

const isAway = vi.hoisted(() => ({ now: false }));
vi.mock('#browser/sync/use-reachability.ts', () => ({
  useReachability: () => (isAway.now ? 'unreachable' : 'reachable'),
}));

class Browser {
  static latest: Listener | undefined;
  lang = '';
  onresult: Listener['onresult'] = null;
  onerror: Listener['onerror'] = null;
  onend: Listener['onend'] = null;
  start = vi.fn();
  abort = vi.fn(() => this.onend?.());
  constructor() {
    Browser.latest = this;
  }
}

let root: Root;
const setText = vi.fn();
const button = () => document.querySelector('button');
const note = () => document.querySelector('[role="status"]')?.textContent;
const typed = { text: '', setText, search: vi.fn() };
const open = () => act(() => root.render(<VoiceSearch typed={typed} />));
const press = () => act(() => button()?.click());
const heard = (does: (listener: Listener) => void) =>
  act(() => Browser.latest && does(Browser.latest));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('webkitSpeechRecognition', Browser);
  isAway.now = false;
  setText.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('nothing stands there without the browser’s ear, or without a connection', () => {
  isAway.now = true;
  open();
  expect(button()).toBeNull();
  isAway.now = false;
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  expect(speechRecognition(window)).toBeNull();
  open();
  expect(button()).toBeNull();
});

test('a press listens in the language of the page, what is heard is typed, and a second press stops without a complaint', () => {
  open();
  press();
  expect(Browser.latest?.start).toHaveBeenCalledOnce();
  expect(Browser.latest?.lang).toBe('en-IN');
  expect(button()?.getAttribute('aria-pressed')).toBe('true');
  expect(note()).toBe('Listening… Say what you are looking for.');
  heard((it) => it.onresult?.({ results: [[{ transcript: 'haldi' }]] }));
  heard((it) => it.onend?.());
  expect(setText).toHaveBeenCalledExactlyOnceWith('haldi');
  expect(note()).toBe('');
  speakIn(spokenFrom('ta', {}));
  press();
  speakIn(null);
  expect(Browser.latest?.lang).toBe('ta-IN');
  press();
  expect(Browser.latest?.abort).toHaveBeenCalled();
  expect([button()?.getAttribute('aria-pressed'), note()]).toEqual(['false', '']);
});

test.each([
  ['not-allowed', /microphone is blocked/],
  ['no-speech', /Nothing was heard/],
  ['network', /does not answer right now/],
])('the browser’s %s is said in plain words', (error, words) => {
  open();
  press();
  heard((it) => it.onerror?.({ error }));
  heard((it) => it.onend?.());
  expect(note()).toMatch(words);
});
