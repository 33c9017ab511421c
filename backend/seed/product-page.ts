// Generates a product's long text (HTML) and its search words from the demo catalogue's facts.
import { brands } from './brands.ts';
import type { CataloguedProduct } from './catalogue.ts';

const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const items = (lines: readonly string[]) => lines.map((line) => `<li>${plain(line)}</li>`).join('');

/** The words of a text in lower case, without punctuation and without one-letter words. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** `editorContent` of a product: its story, uses, contents, origin and how to keep it. */
export function editorContentOf({ category, product }: CataloguedProduct): string {
  const rows = product.facts
    .map(([what, value]) => `<tr><th scope="row">${plain(what)}</th><td>${plain(value)}</td></tr>`)
    .join('');
  const perHundred = product.facts.some(([what]) => what === 'Energy')
    ? '<p><em>Typical values per 100 g or 100 ml; a harvest is never quite like the last.</em></p>'
    : '';
  const note = product.note ? `<p><strong>Please note:</strong> ${plain(product.note)}</p>` : '';
  return `<p><strong>${plain(product.name)}.</strong> ${plain(product.story)}</p>
<h2>How to use it</h2><ul>${items(product.uses)}</ul>${note}
<h2>${perHundred ? 'Nutrition' : 'What is in it'}</h2><table><tbody>${rows}</tbody></table>${perHundred}
<h2>Where it comes from</h2><p>${plain(brands[product.brand].story)}</p><p>${plain(category.making)}</p>
<h2>Storage</h2><ol>${items(category.keeping)}</ol>`;
}

const small = new Set(['and', 'for', 'in', 'of', 'on', 'the', 'to', 'with', 'from', 'by']);

/** `tags` of a product: the words of its name and category and its own search words, without duplicates. */
export function tagsOf({ category, product }: CataloguedProduct): string[] {
  const all = [product.name, category.categoryName, product.words].flatMap(wordsOf);
  return [...new Set(all)].filter((word) => !small.has(word) && !/^\d+$/.test(word));
}
