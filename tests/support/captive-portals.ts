// What stands between a phone and the shop may answer in the shop's place. Each of these looks like an answer
// and proves nothing.
import type { Fault } from './fault-proxy-faults.ts';

const loginPage = '<html><title>Free Wi-Fi</title><p>Please accept our terms.</html>';

/** Five false answers, by the words that a test's title uses. */
export const captivePortals: Readonly<Record<string, Fault>> = {
  'an empty yes (200 with {})': {
    do: 'answer',
    status: 200,
    type: 'application/json',
    body: '{}',
  },
  'a login page (200 with HTML)': {
    do: 'answer',
    status: 200,
    type: 'text/html',
    body: loginPage,
  },
  'a redirect (302)': {
    do: 'answer',
    status: 302,
    type: 'text/html',
    body: '',
    headers: { Location: 'http://localhost:5000/' },
  },
  'a demand to sign in (511)': {
    do: 'answer',
    status: 511,
    type: 'text/html',
    body: loginPage,
  },
  'half an answer (cut JSON)': {
    do: 'answer',
    status: 200,
    type: 'application/json',
    body: '{"writeResults":[{"updateTime":"2026-01-01T00:00:00.000000Z"}],"commitTi',
  },
};
