import { useState } from 'react';
import { baseOf, type EditedFields } from '#domain/editing/edited-fields.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  DELETE,
  DELETE_WHY,
  deleteTitle,
  HIDE,
  HIDE_WHY,
  KEEP_IT,
  SEE_IN_SHOP,
  SHOW_AGAIN,
} from './messages.ts';
import { useSaveEdit } from './use-save-edit.ts';
import type { Place } from './use-waiting-edits.ts';

type ActionsProps = {
  place: Place;
  name: string;
  /** The current values. */
  fields: EditedFields;
  /** The document's address in the shop; null if it has none yet. */
  inShop: string | null;
  /** Why it cannot be deleted, in words. */
  keptBecause?: string | null | undefined;
};

/** Actions on a document besides editing: hide it from the shop, show it again, delete it. */
export function EditActions({ place, name, fields, inShop, keptBecause = null }: ActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { save, problem } = useSaveEdit();
  const isHidden = fields.hidden === true;
  function hide() {
    const changed: EditedFields = { hidden: isHidden ? null : true };
    const base = baseOf(changed, fields);
    void save(() => place, { does: 'change', fields: changed, base });
  }
  async function remove() {
    await save(() => place, { does: 'delete', fields: {}, base: fields });
    setIsAsking(false);
  }
  return (
    <section className="desk-card">
      <p className="desk-soft">{HIDE_WHY[place.collection]}</p>
      <div className="desk-links">
        <Button variant="secondary" onClick={hide}>
          {isHidden ? SHOW_AGAIN : HIDE}
        </Button>
        <Button variant="secondary" why={keptBecause} onClick={() => setIsAsking(true)}>
          {DELETE}
        </Button>
        {inShop && !isHidden && <a href={inShop}>{SEE_IN_SHOP}</a>}
      </div>
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      {isAsking && (
        <Dialog title={deleteTitle(name)} onClose={() => setIsAsking(false)}>
          <p>{DELETE_WHY[place.collection]}</p>
          <DialogAnswers>
            <Button onClick={() => setIsAsking(false)}>{KEEP_IT}</Button>
            <Button variant="secondary" onClick={() => void remove()}>
              {DELETE}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </section>
  );
}
