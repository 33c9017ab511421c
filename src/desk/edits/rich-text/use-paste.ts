// Pasting and dropping: text through the shop's sanitiser, pictures made as if they had been chosen. What cannot be taken
// is named.
import type { EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import { makingWords, picturesLeftOut } from '../messages.ts';
import type { TextPictures } from '../use-text-pictures.ts';
import { sliceOf } from './html.ts';
import { type Pasted, readPasted } from './pasted.ts';

type News = { isBusy: boolean; words: readonly string[] };
const NO_NEWS: News = { isBusy: false, words: [] };

/** `pictures`: undefined if the text takes none. `take` returns false where the editor has to handle the event. */
export function usePaste(pictures: TextPictures | undefined) {
  const [news, setNews] = useState(NO_NEWS);
  const latest = useRef(pictures?.add);
  latest.current = pictures?.add;

  async function insert(view: EditorView, { elements, pictures: found }: Pasted) {
    const add = latest.current;
    const taken = add ? found.filter(({ file }) => file) : [];
    const leftOut = found.filter((it) => !taken.includes(it));
    for (const { image } of leftOut) image.remove();
    setNews(taken.length > 0 ? { isBusy: true, words: [makingWords(taken.length)] } : NO_NEWS);
    const problems = leftOut.length > 0 ? [picturesLeftOut(leftOut.map(nameOf), !add)] : [];
    const put: Parameters<TextPictures['add']>[1] = (all) => {
      for (const [at, made] of all.entries()) {
        const image = taken[at]?.image;
        if (typeof made === 'string') {
          image?.remove();
          problems.push(made);
        } else {
          for (const [name, value] of Object.entries(made)) image?.setAttribute(name, `${value}`);
        }
      }
      view.dispatch(view.state.tr.replaceSelection(sliceOf(elements)).scrollIntoView());
    };
    const files = taken.flatMap(({ file }) => file ?? []);
    if (add && files.length > 0) await add(files, put);
    else put([]);
    setNews({ isBusy: false, words: problems });
  }

  const [take] = useState(() => (view: EditorView, event: Event, from: DataTransfer | null) => {
    const pasted = from && readPasted(from.getData('text/html'), [...from.files]);
    if (!pasted) return false;
    event.preventDefault();
    void insert(view, pasted);
    return true;
  });
  return { take, news };
}

const nameOf = ({ name }: { name: string }) => name;
