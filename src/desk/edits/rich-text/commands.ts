// The commands of the editor's buttons, and whether each one is on at the selection.
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { addRowAfter, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import type { EDITOR } from '../messages.ts';
import { schema } from './schema.ts';

export type Tool = {
  /** Under which its words stand. */
  key: keyof typeof EDITOR;
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

const markTool = (key: Tool['key'], name: string): Tool => ({
  key,
  run: toggleMark(mark(name)),
  isOn: (state) => hasMark(state, mark(name)),
});

const headingTool = (key: Tool['key'], level: number): Tool => ({
  key,
  run: (state, dispatch, view) =>
    isHeading(state, level)
      ? setBlockType(node('paragraph'))(state, dispatch, view)
      : setBlockType(node('heading'), { level })(state, dispatch, view),
  isOn: (state) => isHeading(state, level),
});

const listTool = (key: Tool['key'], name: string): Tool => ({
  key,
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
  markTool('bold', 'strong'),
  markTool('italic', 'em'),
  headingTool('heading', 2),
  headingTool('subheading', 3),
  listTool('bullets', 'bullet_list'),
  listTool('numbers', 'ordered_list'),
  { key: 'quote', run: wrapIn(node('blockquote')) },
  { key: 'table', run: newTable, isShown: (state) => !isInTable(state) },
  { key: 'addRow', run: addRowAfter, isShown: isInTable },
  { key: 'deleteRow', run: deleteRow, isShown: isInTable },
  { key: 'deleteTable', run: deleteTable, isShown: isInTable },
  { key: 'undo', run: undo },
  { key: 'redo', run: redo },
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
