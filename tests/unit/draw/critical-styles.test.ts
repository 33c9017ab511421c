// A drawn page's part of the style sheet: every rule that could match an element in it, in the sheet's order, and no others.
import { expect, test } from 'vitest';
import {
  criticalStyles,
  readRules,
  splitStyles,
} from '../../../src/engine/drawing/critical-styles.ts';

const PAGE = '<main class="page list"><a class="card card--new" href="/">A</a><p>B</p></main>';

const keep = (css: string) => criticalStyles(readRules(css), PAGE);

test.each([
  ['an element', 'p,a:hover{color:red}'],
  ['one of several selectors', '.absent,.card{color:red}'],
  ['classes that are there, wherever they stand', '.list .card.card--new>b{color:red}'],
  ['a class that is not there, under not', '.card:not(.absent):not(:has(.gone,.x)){color:red}'],
  ['a pseudo-element', '.card:before{content:"}{"}'],
  ['an animation', '@keyframes blink{0%{opacity:0}to{opacity:1}}'],
  ['a rule under conditions', '@media (width>1px){@container (width<9px){.card{color:red}}}'],
])('a rule for %s stays', (_what, css) => {
  expect(keep(css)).toBe(css);
});

test.each([
  ['a class', '.absent{color:red}'],
  ['a class within one that is there', '.card .absent{color:red}'],
  ['it on conditions', '@media (width>1px){.absent{color:red}}'],
])('a rule for what is not there goes: %s', (_what, css) => {
  expect(keep(css)).toBe('');
});

test('the remaining rules keep their order, and a truncated sheet is refused', () => {
  expect(keep('/* a */.card{color:red}.absent{color:blue}p{margin:0}\n/*$vite$:1*/')).toBe(
    '.card{color:red}p{margin:0}',
  );
  expect(() => readRules('.card{color:red')).toThrow('ends with');
});

test('a sheet is divided by whether its selectors name classes, on conditions too; a rule of both kinds is in both', () => {
  const elements = ['p:has(.card){margin:0}', '@keyframes blink{to{opacity:0}}'].join('');
  const both = ['b,.card b{color:red}', ':is(.card,.list):hover{color:red}'].join('');
  const classes = '.card{color:red}a.card:hover{color:blue}';
  const sheet = (...parts: string[]) => `${parts.join('')}@media print{${parts.join('')}}`;
  expect(splitStyles(sheet(elements, both, classes))).toEqual({
    base: sheet(elements, both),
    rest: sheet(both, classes),
  });
});
