// The shop speaks with one voice: every text that a shopper reads is held against a few rules that a product writer would set.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import {
  CONTACT_PROBLEMS,
  DELIVERY_STATUS_WORDS,
  FEEDBACK_PROBLEMS,
  PAYMENT_STATUS_WORDS,
  PROFILE_PROBLEMS,
  REVIEW_PROBLEMS,
} from '#core/model/messages.ts';
import { shop } from '#shop';
import { pages } from '#shop-pages';
import { root } from '../../walls/read-imports.ts';

/** Every text of the shop's `messages.ts` files and of its settings; a place that something fills is a `…`. */
const TEXTS: readonly string[] = [
  ...messageFiles().flatMap(textsOf),
  ...settings(shop),
  ...settings(pages),
];

function messageFiles(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('messages.ts'))
    .map((file) => join('src', file));
}

/** A node of the source, or a list of them, which has no type. */
type Node = { type?: string; [key: string]: unknown };

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (it: unknown): void => {
    if (typeof it !== 'object' || it === null) return;
    const node = it as Node;
    if (/^(Import|TSLiteral)/.test(node.type ?? '')) return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateLiteral') {
      const parts = node.quasis as { value: { cooked: string } }[];
      texts.push(parts.map(({ value }) => value.cooked).join('…'));
    }
    Object.values(node).forEach(visit);
  };
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'), {
    lang: 'ts',
  });
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  visit(program);
  return texts.map((text) => text.replace(/\{\w+\}/g, '…'));
}

function settings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(settings) : [];
}

const saying = (words: RegExp) => TEXTS.filter((text) => words.test(text));

test('there is something to read', () => {
  expect(messageFiles().length).toBeGreaterThan(20);
  expect(TEXTS.length).toBeGreaterThan(500);
  expect(saying(/^We will tell you on this phone/)).toHaveLength(2);
});

test('a shopper logs in and out, and never signs in, on or out', () => {
  expect(saying(/\blog(s|ged|ging)? (in|out)\b/i).length).toBeGreaterThan(15);
  expect(saying(/\bsign(s|ed|ing)? (in|on|out)\b/i)).toEqual([]);
});

test('what is not sent yet is “waiting to be sent” and “sent automatically”; what is wrong “needs your attention”', () => {
  expect(saying(/\bby (itself|themselves)\b/i)).toEqual([]);
  expect(saying(/\bneeds? you\b/i)).toEqual([]);
  expect(saying(/\bnothing waits\b|\bjust now\b|\bgo on shopping\b|\btry it again\b/i)).toEqual([]);
  expect(saying(/^Nothing is waiting to be sent\.$/)).toHaveLength(1);
});

test('what was not saved says so first, and then what to do', () => {
  const notSaved = saying(/not saved/i);
  expect(notSaved.length).toBeGreaterThan(8);
  for (const text of notSaved) {
    expect(text).toMatch(/^(Not saved|Your order was not saved): /);
    expect(text).toMatch(/\b(try again|press Place Order again|check it in My Orders)\b/);
  }
});

test('what is too long or missing is said in one way wherever the specification leaves it open', () => {
  const tooLong = saying(/is too long/);
  expect(tooLong.length).toBeGreaterThan(6);
  expect(
    tooLong.filter((text) => !/ is too long\. Please (shorten|check) it\.$/.test(text)),
  ).toEqual([]);
  const missing = [
    ...Object.entries({ ...CONTACT_PROBLEMS, ...REVIEW_PROBLEMS })
      .filter(([name]) => name.endsWith('Missing'))
      .map(([, text]) => text),
    FEEDBACK_PROBLEMS.fileMissing,
    PROFILE_PROBLEMS.firstName.missing,
    PROFILE_PROBLEMS.lastName.missing,
    PROFILE_PROBLEMS.emailMissing,
  ];
  expect(missing.filter((text) => !/^[A-Z][A-Za-z ]+ is required$/.test(text))).toEqual([]);
});

test('every status of an order that is shown begins with a capital letter', () => {
  const shown = Object.values({ ...DELIVERY_STATUS_WORDS, ...PAYMENT_STATUS_WORDS });
  expect(shown.filter((words) => !/^[A-Z][a-z]+$/.test(words))).toEqual([]);
});

test('texts are set as a typesetter would: no doubled spaces, no typewriter’s apostrophes', () => {
  // The ending of a file, such as .xlsx, begins with a point.
  expect(saying(/ {2}|\s[.,;:!?](?![.\w])|'/)).toEqual([]);
});
