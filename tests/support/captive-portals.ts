// A portal between phone and shop may answer in the shop’s place: each of these looks like an answer and proves nothing.
import type { Fault } from './fault-proxy-faults.ts';

const loginPage = '<html><title>Free Wi-Fi</title><p>Please accept our terms.</html>';

const answer = (status: number, type: string, body: string, headers = {}): Fault => {
  return { do: 'answer', status, type, body, headers };
};

/** Five false answers, keyed by the words that test titles use. */
export const captivePortals: Readonly<Record<string, Fault>> = {
  'an empty yes (200 with {})': answer(200, 'application/json', '{}'),
  'a login page (200 with HTML)': answer(200, 'text/html', loginPage),
  'a redirect (302)': answer(302, 'text/html', '', { Location: 'http://localhost:5000/' }),
  'a demand to sign in (511)': answer(511, 'text/html', loginPage),
  'half an answer (cut JSON)': answer(
    200,
    'application/json',
    '{"writeResults":[{"updateTime":"2026-01-01T00:00:00.000000Z"}],"commitTi',
  ),
};
