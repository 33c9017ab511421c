import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useRef, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { FieldError } from '#ui/form/FieldFrame.tsx';
import { EDITOR } from '../messages.ts';
import type { RichTextProps } from '../use-text-pictures.ts';
import { insertPicture, setLink, TOOLS } from './commands.ts';
import { documentOf, htmlOf } from './html.ts';
import { LinkField } from './LinkField.tsx';
import { imageView, showLocal } from './local-images.ts';
import { PictureField } from './PictureField.tsx';
import { schema } from './schema.ts';
import { usePaste } from './use-paste.ts';
import '#ui/media/RichText.css';
import './RichTextEditor.css';

/** Styled as shoppers see the text, and as a field. */
const CLASSES = ['rich-text', 'desk-editor__text'];

/** A rich-text editor that shows headings, lists and tables as shoppers will see them. It keeps what the shop keeps. */
export function RichTextEditor({ label, html, error, lang, pictures, onChange }: RichTextProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState(() => stateOf(html));
  /** The HTML that this editor reported last; any other value comes from outside. */
  const said = useRef(html);
  const tell = useRef(onChange);
  tell.current = onChange;
  const local = useRef(NONE);
  local.current = pictures?.local ?? NONE;
  const { take, news } = usePaste(pictures);

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: stateOf(said.current),
      attributes: {
        class: CLASSES.join(' '),
        role: 'textbox',
        'aria-multiline': 'true',
        ...(lang && { lang }),
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        // A picture may be ready only after its form was left: it still goes into the text.
        if (made.isDestroyed) made.state = next;
        else made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        said.current = htmlOf(next.doc);
        tell.current(said.current);
      },
      nodeViews: { image: ({ attrs }) => imageView(attrs, local.current) },
      handleDOMEvents: {
        paste: (it, event) => take(it, event, event.clipboardData),
        drop: (it, event) => it.dragging === null && take(it, event, event.dataTransfer),
      },
    });
    view.current = made;
    return () => made.destroy();
  }, [id, lang, take]);

  useEffect(() => {
    if (html === said.current || !view.current) return;
    said.current = html;
    const next = stateOf(html);
    view.current.updateState(next);
    setState(next);
  }, [html]);

  useEffect(() => {
    if (view.current) showLocal(view.current.dom, pictures?.local ?? NONE);
  }, [pictures?.local]);

  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch, current);
    if (!current.isDestroyed) current.focus();
  };
  return (
    <div className={`field desk-editor${error ? ' field--wrong' : ''}`}>
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      <div>
        <div className="desk-editor__tools" role="toolbar" aria-label={EDITOR.tools}>
          {TOOLS.filter(({ isShown }) => !isShown || isShown(state)).map((tool) => (
            <button
              key={tool.key}
              type="button"
              aria-pressed={tool.isOn?.(state)}
              // Keeps the selection.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => run(tool.run)}
            >
              {EDITOR[tool.key]}
            </button>
          ))}
          <LinkField state={state} onLink={(href) => run(setLink(href))} />
          {pictures && (
            <PictureField onAdd={pictures.add} onMade={(picture) => run(insertPicture(picture))} />
          )}
        </div>
        <div ref={place} />
      </div>
      {news.isBusy && <p role="status">{news.words.join(' ')}</p>}
      {!news.isBusy && news.words.length > 0 && (
        <Notice tone="careful" isUrgent>
          {news.words.join(' ')}
        </Notice>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

function stateOf(html: string): EditorState {
  const item = schema.nodes.list_item;
  if (!item) throw new Error('there is no list_item');
  return EditorState.create({
    doc: documentOf(html),
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        Enter: splitListItem(item),
        'Mod-]': sinkListItem(item),
        'Mod-[': liftListItem(item),
        // Outside tables Tab moves on through the form.
        Tab: goToNextCell(1),
        'Shift-Tab': goToNextCell(-1),
      }),
      keymap(baseKeymap),
      tableEditing(),
    ],
  });
}
