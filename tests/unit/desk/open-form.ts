// A form of the desk with a name typed into it, and its Save. A test loads this file after its doubles.
import { vi } from 'vitest';
import { deviceDatabase } from '#domain/device/database.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { deleteDraft } from '#engine/device/drafts.ts';
import {
  openTyping,
  submitTyping,
  type Typing,
  typingIn,
} from '../../../src/desk/edits/kept-typing.ts';
import { filesDraftOf, readDraftFiles } from '../../../src/desk/edits/use-draft-files.ts';

const asTyped = (stored: EditedFields) =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, String(value)]));

/** `during`: happens while it is being saved. */
export async function openForm(name: string, during: () => unknown = () => {}) {
  const kept = openTyping(name);
  await kept.open();
  const draft = () => typingIn(name, kept, {}, asTyped);
  draft().change({ name: 'Chia seeds' });
  const saved: { values: Typing<string>['values']; files: string[] }[] = [];
  const read = vi.fn((now: Typing<string>): EditedFields | null => now.values);
  const undo = () => {
    draft().clear();
    return deleteDraft(deviceDatabase(), filesDraftOf(name));
  };
  async function save(_: EditedFields, { values }: Typing<string>) {
    const files = await readDraftFiles(name);
    saved.push({ values, files: files.map((it) => it.name) });
    await during();
    await undo();
  }
  return { draft, saved, read, undo, press: () => submitTyping(draft(), read, save) };
}
