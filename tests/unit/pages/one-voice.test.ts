// The shop speaks with one voice: every text that a shopper reads is checked against a few rules that a product writer would set.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#config/pages.ts';
import { shop } from '#config/shop.ts';
import { demoTexts } from '#config/texts.demo.ts';
import * as enquiry from '#shop/enquiry/messages.ts';
import { STOP } from '#shop/notifications/messages.ts';
import { CANCEL_ORDER, WRITE_ABOUT_ORDER } from '#shop/orders/messages.ts';
import { DELETE_ACCOUNT, MY_PROFILE } from '#shop/profile/messages.ts';
import { FEEDBACK } from '#shop/shell/messages.ts';
import { MY_ORDERS } from '#ui/messages.ts';
import { allSourceFiles, root } from '../../walls/read-imports.ts';

const FILLED = /\$\{(?:[^{}`]|`[^`]*`)*\}/g;

/** Every text of the shop's `messages.ts` files and of its settings; a placeholder becomes `…`. */
const TEXTS: readonly string[] = [
  ...codeOf(/^src\/.*messages\.ts$/).flatMap((code) =>
    quotedIn(code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')),
  ),
  ...settings(shop),
  ...settings(pages),
];

function codeOf(files: RegExp): string[] {
  const chosen = allSourceFiles().filter((file) => files.test(file));
  return chosen.map((file) => readFileSync(join(root, file), 'utf8'));
}

/** The text in quotes, including quotes inside a template's expressions. */
function quotedIn(code: string): string[] {
  const quoted = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:\$\{(?:[^{}`]|`[^`]*`)*\}|[^`])*)`/g);
  return [...quoted].flatMap(([, text = '', template = '']) => [
    `${text}${template}`.replace(FILLED, '…').replace(/\{\w+\}/g, '…'),
    ...[...template.matchAll(FILLED)].flatMap(([filled]) => quotedIn(filled)),
  ]);
}

function settings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(settings) : [];
}

const saying = (words: RegExp) => TEXTS.filter((text) => words.test(text));

test.each([
  ['a shopper logs in and out, and never signs in, on or out', /\bsign(s|ed|ing)? (in|on|out)\b/i],
  ['what is not sent yet is sent automatically, and not by itself', /\bby (itself|themselves)\b/i],
  ['what is wrong needs your attention', /\bneeds? you\b/i],
  ['plain words', /\bnothing waits\b|\bjust now\b|\bgo on shopping\b|\btry it again\b/i],
  ['what waits are updates', /\d things?\b|… things\b/],
  ['what the shop has got has reached us', /\bha(s|ve) (not )?reached the shop\b/],
  // A file extension, such as .xlsx, begins with a point.
  ['no doubled spaces, no typewriter’s apostrophes', / {2}|\s[.,;:!?](?![.\w])|'/],
  ['one way of saying “too long”', /is too long(?!\. Please (shorten|check) it\.$)/],
])('%s', (_rule, words) => {
  expect(TEXTS.length).toBeGreaterThan(500);
  expect(saying(words)).toEqual([]);
});

test('in no dialog is what destroys the button in green, but what keeps', () => {
  const screens = codeOf(/^src\/.*\.tsx$/);
  const dialog = /<DialogAnswers>[\s\S]*?<\/DialogAnswers>/g;
  const answers = screens.flatMap((code) => code.match(dialog) ?? []);
  const button = /<Button\b((?:(?!<\/Button>)[\s\S])*)>\s*\{([^}]*)\}\s*<\/Button>/g;
  const buttons = answers.flatMap((code) => [...code.matchAll(button)]);
  const green = buttons.flatMap(([, props, label]) => (/variant=/.test(`${props}`) ? [] : label));
  expect(green.length).toBeGreaterThan(10);
  const destroys = /(^|_)(CANCEL|DELETE|DISCARD|EMPTY|REMOVE|REPLACE|WITHDRAW)|\.(cancel|remove)/;
  expect(green.filter((label) => destroys.test(label ?? ''))).toEqual([]);
});

test('the policies call buttons and pages as the shop does, and say what the buttons do', () => {
  const said = (id: keyof typeof demoTexts.policies) => JSON.stringify(demoTexts.policies[id]);
  for (const words of [MY_PROFILE, `“${DELETE_ACCOUNT}”`, `“${STOP}”`])
    expect(said('privacy-policy')).toContain(words);
  expect(said('privacy-policy')).toContain('delete your account yourself, in My Profile');
  expect(said('return-policy')).toContain(`“${WRITE_ABOUT_ORDER}”`);
  expect(said('return-policy')).toContain(`under ${FEEDBACK}`);
  expect(said('cancellation-policy')).toContain(`until we have packed it: open it in ${MY_ORDERS}`);
  expect(said('cancellation-policy')).toContain(`“${CANCEL_ORDER}”`);
});

test('what was not saved says so first, and then what to do', () => {
  const notSaved = saying(/not saved/i);
  expect(notSaved.length).toBeGreaterThan(8);
  for (const text of notSaved) {
    expect(text).toMatch(/^(Not saved|Your order was not saved): /);
    expect(text).toMatch(/\b(try again|press Place Order again|check it in My Orders)\b/);
  }
});

test('an enquiry, which has neither a name nor a number, promises no answer, neither beside its button nor among the questions', () => {
  const questions = pages.faqs.filter(({ answer }) => answer.includes('raise an enquiry'));
  expect(questions).toHaveLength(1);
  for (const words of [...Object.values(enquiry), ...questions.map(({ answer }) => answer)])
    expect(words).not.toMatch(/(farm|shop|we)( will)? (tells?|calls?|answers?|write|let)|to know/i);
});
