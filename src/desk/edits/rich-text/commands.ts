// The commands of the editor's buttons, and whether each one is on at the selection.
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { addRowAfter, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import { EDITOR } from '../messages.ts';
import { schema } from './schema.ts';

export type Tool = {
  words: string;
  run: Command;
  isOn?(state: EditorState): boolean;
  /** The button is shown only where it can do something. */
  isShown?(state: EditorState): boolean;
};

const { nodes, marks } = schema;

function mark(name: string): MarkType {
  const type = marks[name];
  if (!type) throw new Error(`there is no mark ${name}`);
  return type;
}

function node(name: string): NodeType {
  const type = nodes[name];
  if (!type) throw new Error(`there is no node ${name}`);
  return type;
}

const markTool = (words: string, name: string): Tool => ({
  words,
  run: toggleMark(mark(name)),
  isOn: (state) => hasMark(state, mark(name)),
});

const headingTool = (words: string, level: number): Tool => ({
  words,
  run: (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(node('paragraph'))(state, dispatch, view)
      : setBlockType(node('heading'), { level })(state, dispatch, view),
  isOn: (state) => isHeading(state, level),
});

const listTool = (words: string, name: string): Tool => ({
  words,
  run: (state, dispatch, view) =>
    isInside(state, node(name))
      ? liftListItem(node('list_item'))(state, dispatch, view)
      : wrapInList(node(name))(state, dispatch, view),
  isOn: (state) => isInside(state, node(name)),
});

const newTable: Command = (state, dispatch) => {
  const cell = (type: string) => node(type).createAndFill();
  const row = () =>
    node('table_row').create(
      null,
      [cell('table_header'), cell('table_cell')].flatMap((it) => it ?? []),
    );
  const table = node('table').create(null, [row(), row()]);
  const tr = state.tr.replaceSelectionWith(table);
  tr.doc.descendants((it, at) => {
    // Inside the table, its first row, and there its first cell.
    if (it === table) tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3)));
  });
  dispatch?.(tr.scrollIntoView());
  return true;
};

export const TOOLS: readonly Tool[] = [
  markTool(EDITOR.bold, 'strong'),
  markTool(EDITOR.italic, 'em'),
  headingTool(EDITOR.heading, 2),
  headingTool(EDITOR.subheading, 3),
  listTool(EDITOR.bullets, 'bullet_list'),
  listTool(EDITOR.numbers, 'ordered_list'),
  { words: EDITOR.quote, run: wrapIn(node('blockquote')) },
  { words: EDITOR.table, run: newTable, isShown: (state) => !isInTable(state) },
  { words: EDITOR.addRow, run: addRowAfter, isShown: isInTable },
  { words: EDITOR.deleteRow, run: deleteRow, isShown: isInTable },
  { words: EDITOR.deleteTable, run: deleteTable, isShown: isInTable },
  { words: EDITOR.undo, run: undo },
  { words: EDITOR.redo, run: redo },
];

/** Sets a link on the selection; null removes it. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const link = mark('link');
    const tr = state.tr;
    if (href === null) tr.removeMark(from, to, link);
    else if (empty) tr.insert(from, schema.text(href, [link.create({ href })]));
    else tr.addMark(from, to, link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts a picture at the cursor. */
export function insertPicture(attrs: Record<string, string | number>): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node('image').create(attrs)).scrollIntoView());
    return true;
  };
}

export function hasLink(state: EditorState): boolean {
  return hasMark(state, mark('link'));
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

function isHeading({ selection: { $from } }: EditorState, level: number): boolean {
  return $from.parent.type === node('heading') && $from.parent.attrs.level === level;
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    (it) => it.type === type,
  );
}
