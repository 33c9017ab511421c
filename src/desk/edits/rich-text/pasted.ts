// What is pasted or dropped: the clipboard's elements with Word's lists made lists, and the pictures in it.
import { isPictureAddress } from '#domain/shared/allowed-html.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { pastedElements } from '#ui/media/sanitise-html.ts';
import { makeWordLists } from './word-lists.ts';

/** `pictures`: those that the shop does not have yet; `file` is null where only their address is known. */
export type Pasted = {
  elements: DocumentFragment;
  pictures: { image: HTMLImageElement; name: string; file: File | null }[];
};

/** Reads a clipboard; null if it has neither HTML nor a picture. */
export function readPasted(html: string, files: readonly File[]): Pasted | null {
  const photos = files.filter(({ type }) => type.startsWith('image/'));
  const elements = pastedElements(html);
  // Word and Excel put a picture of the whole text beside the text; a browser puts a picture's address beside it.
  if (photos.length > 0 && elements.textContent?.trim() === '') return ofPhotos(photos);
  if (html === '') return null;
  removeGaps(elements);
  makeWordLists(elements);
  const pictures = [...elements.querySelectorAll('img')]
    .filter((it) => !isPictureAddress(it.getAttribute('src') ?? '', firebaseProject))
    .map((image) => ({ image, name: nameOf(image), file: fileIn(image) }));
  tidy(elements);
  return { elements, pictures };
}

function ofPhotos(photos: readonly File[]): Pasted {
  const elements = pastedElements('');
  const pictures = photos.map((file) => {
    const image = elements.ownerDocument.createElement('img');
    elements.append(image);
    return { image, name: file.name, file };
  });
  return { elements, pictures };
}

const BLOCK = /^(P|DIV|UL|OL|LI|H[1-6]|TABLE|BLOCKQUOTE|PRE|HR)$/;

/** The line breaks of the source between blocks, of which the editor would make empty paragraphs. */
function removeGaps(elements: DocumentFragment): void {
  const isBlock = (node: Node | null) => node !== null && BLOCK.test(node.nodeName);
  const gaps: Node[] = [];
  const texts = elements.ownerDocument.createNodeIterator(elements, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isBetween = isBlock(text.previousSibling) || isBlock(text.nextSibling);
    if (isBetween && text.textContent?.trim() === '') gaps.push(text);
  }
  for (const gap of gaps) gap.parentNode?.removeChild(gap);
}

/** Headings are bold, and links underlined, by themselves. */
function tidy(elements: DocumentFragment): void {
  for (const it of elements.querySelectorAll('h1, h2, h3, h4, h5, h6, th'))
    it.removeAttribute('style');
  for (const it of elements.querySelectorAll<HTMLElement>('a, a [style]')) {
    it.style.removeProperty('text-decoration');
    it.style.removeProperty('text-decoration-line');
  }
}

/** What it shows, or else the end of its address. */
function nameOf(image: HTMLImageElement): string {
  const address = image.getAttribute('src') ?? '';
  const [file = ''] = /[^/]*$/.exec(address.split(/[?#]/, 1)[0] ?? '') ?? [];
  return image.alt.trim() || (address.startsWith('data:') ? '' : file);
}

/** A picture that is in the text itself. Decoded by hand: the page may not fetch `data:`. */
function fileIn(image: HTMLImageElement): File | null {
  const written = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(image.getAttribute('src') ?? '');
  const [, type = '', text = ''] = written ?? [];
  if (!type) return null;
  try {
    const bytes = Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
    return new File([bytes], image.alt.trim() || type.replace('/', '.'), { type });
  } catch {
    return null;
  }
}
