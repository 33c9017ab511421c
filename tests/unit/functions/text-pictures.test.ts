// Which pictures of a merchant's text do not lie in Storage, and the text with others in their places.
import { expect, test } from 'vitest';
import {
  foreignPictures,
  nameOfPicture,
  withPictures,
} from '../../../backend/functions/src/catalogue/text-pictures.ts';

const DATA = 'data:image/png;base64,iVBORw0KGgo=';
const OWN = 'https://firebasestorage.googleapis.com/v0/b/x/o/pictures%2Fab?alt=media';
const TEXT = `<p style="color:red">See <a href="https://web.example/a">it</a></p>
<IMG SRC='https://web.example/a?w=1&amp;h=2' alt="a > b"><img src="${DATA}"><img src="${DATA}">
<img src="${OWN}"><img alt="none">`;

test('those of the web and those that an editor wrote into the text are found, each once', () => {
  expect(foreignPictures(TEXT)).toEqual(['https://web.example/a?w=1&h=2', DATA]);
  expect(foreignPictures('<p>No picture</p>')).toEqual([]);
});

test('they are replaced wherever they stand, and nothing else of the text changes', () => {
  const others = new Map(foreignPictures(TEXT).map((address, at) => [address, `${OWN}$&${at}`]));
  const changed = withPictures(TEXT, others);
  expect(changed).toBe(
    TEXT.replace(`'https://web.example/a?w=1&amp;h=2'`, () => `'${OWN}$&0'`).replaceAll(
      `"${DATA}"`,
      () => `"${OWN}$&1"`,
    ),
  );
  expect(foreignPictures(changed)).toEqual([]);
});

test('one is named in a line, however long it is', () => {
  const long = `data:image/png;base64,${'A'.repeat(300_000)}`;
  expect(nameOfPicture(long)).toBe('data:image/png;base64,AAAAAAAAAAAAAAAAAA… (293 KB)');
  expect(nameOfPicture('https://web.example/a')).toBe('https://web.example/a');
});
