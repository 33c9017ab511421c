// The texts that the cells of an .xlsx share. SheetJS would read them too, but in browsers it puts each one together
// letter by letter, which takes hundreds of megabytes.
// Source: ECMA-376, part 1, 18.4 and 22.9.2.19.
import { xmlTags, xmlText } from './xml-tags.ts';

/** Begins a stand-in; no XML may hold this character. */
const MARK = '\u0001';

/** The texts of `sharedStrings.xml` in their order, without the runs that say how a text is pronounced. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isSpoken = false;
  for (const { name, isEnd, isEmpty, text: value } of xmlTags(xml)) {
    if (name === 'si') {
      if (isEnd || isEmpty) texts.push(withoutCodes(text));
      text = '';
    } else if (name === 'rPh') isSpoken = !isEnd && !isEmpty;
    else if (name === 't' && !isEnd && !isEmpty && !isSpoken) text += xmlText(value);
  }
  return texts;
}

/** `_x000D_` stands for the character of this number. */
function withoutCodes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A file with a short stand-in for each text. */
export function standIns(texts: readonly string[]): Uint8Array {
  const items = texts.map((_, at) => `<si><t>${MARK}${at}</t></si>`).join('');
  return new TextEncoder().encode(`<?xml version="1.0"?><sst>${items}</sst>`);
}

/** The text for which a value stands in; any other value as it is. */
export function textFor<Value>(value: Value, texts: readonly string[]): Value | string {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
  return texts[Number(value.slice(1))] ?? value;
}
