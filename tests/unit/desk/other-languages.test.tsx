// The desk's sections for texts in the shop's other languages: closed until somebody opens them, or a field in one has a problem.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageName, OTHER_LANGUAGES } from '#domain/shared/translations.ts';
import { OtherLanguages } from '../../../src/desk/edits/OtherLanguages.tsx';
import { wordsOfTexts } from '../../../src/desk/edits/plain-values.ts';

const sections = (problemIn?: string) =>
  renderToStaticMarkup(
    <OtherLanguages hasProblem={(language) => language === problemIn}>
      {(language, labelOf) => <i lang={language}>{labelOf('Name')}</i>}
    </OtherLanguages>,
  )
    .split('</details>')
    .filter(Boolean);

test('there is one for each language of the shop besides English, closed and without fields', () => {
  const names = OTHER_LANGUAGES.map((it) => `<details><summary>In ${languageName(it)}</summary>`);
  expect(sections()).toEqual(names);
  expect(names[0]).toBe('<details><summary>In Hindi</summary>');
});

test('where a field has a problem it is open, with its fields named after the language', () => {
  const [hindi, ...others] = sections('hi');
  expect(hindi).toMatch(/^<details open="">/);
  expect(hindi).toContain('<i lang="hi">Name (Hindi)</i>');
  expect(others.join()).not.toContain('<i');
});

test('beside a change that was not made stand the texts of each language in plain words', () => {
  const texts = { hi: { name: 'हल्दी', editorContent: '<p>पीली</p>' }, xx: { name: 'unknown' } };
  expect(wordsOfTexts(texts)).toBe('Hindi: हल्दी · पीली');
  expect(wordsOfTexts('no texts')).toBe('');
});
