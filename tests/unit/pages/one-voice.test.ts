// The shop speaks with one voice: every text that a shopper reads is held against a few rules that a product writer would set.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { DELIVERY_STATUS_WORDS, PAYMENT_STATUS_WORDS } from '#core/model/messages.ts';
import * as enquiry from '#features/enquiry/messages.ts';
import { shop } from '#shop';
import { pages } from '#shop-pages';
import { texts } from '#shop-texts';
import { root } from '../../walls/read-imports.ts';

/** Every text of the shop's `messages.ts` files and of its settings; a place that something fills is a `…`. */
const TEXTS: readonly string[] = [
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('messages.ts'))
    .flatMap((file) => textsOf(join('src', file))),
  ...settings(shop),
  ...settings(pages),
];

/** A node of the source, or a list of them, which has no type. */
type Node = { type?: string; [key: string]: unknown };

function textsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (it: unknown): void => {
    if (typeof it !== 'object' || it === null) return;
    const node = it as Node;
    if (/^(Import|TSLiteral)/.test(node.type ?? '')) return;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'TemplateLiteral') {
      const parts = node.quasis as { value: { cooked: string } }[];
      found.push(parts.map(({ value }) => value.cooked).join('…'));
    }
    Object.values(node).forEach(visit);
  };
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  visit(program);
  return found.map((it) => it.replace(/\{\w+\}/g, '…'));
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
  // The ending of a file, such as .xlsx, begins with a point.
  ['no doubled spaces, no typewriter’s apostrophes', / {2}|\s[.,;:!?](?![.\w])|'/],
  [
    'one way of saying that something is too long',
    /is too long(?!\. Please (shorten|check) it\.$)/,
  ],
])('%s', (_rule, words) => {
  expect(TEXTS.length).toBeGreaterThan(500);
  expect(saying(words)).toEqual([]);
});

test('what was not saved says so first, and then what to do', () => {
  const notSaved = saying(/not saved/i);
  expect(notSaved.length).toBeGreaterThan(8);
  for (const text of notSaved) {
    expect(text).toMatch(/^(Not saved|Your order was not saved): /);
    expect(text).toMatch(/\b(try again|press Place Order again|check it in My Orders)\b/);
  }
});

test('every status of an order that is shown begins with a capital letter', () => {
  const shown = Object.values({ ...DELIVERY_STATUS_WORDS, ...PAYMENT_STATUS_WORDS });
  expect(shown.filter((words) => !/^[A-Z][a-z]+$/.test(words))).toEqual([]);
});

test('an enquiry, which has neither a name nor a number, promises no answer, neither beside its button nor among the questions', () => {
  const questions = texts.faqs.filter(({ answer }) => answer.includes('raise an enquiry'));
  expect(questions).toHaveLength(1);
  for (const words of [...Object.values(enquiry), ...questions.map(({ answer }) => answer)]) {
    expect(words).not.toMatch(/(farm|shop|we)( will)? (tells?|calls?|answers?|write|let)|to know/i);
  }
});
