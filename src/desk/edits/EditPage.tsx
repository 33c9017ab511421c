import { Fragment, type ReactNode, useState } from 'react';
import type { EditedFields } from '#core/model/desk/edited-fields.ts';
import type { ListedCollection } from '#core/model/desk/entry-edit.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { go, LISTS_AT, linkTo, NEW_AT } from '../frame/navigation.ts';
import { EditActions } from './EditActions.tsx';
import { EditNotes, type EditWords } from './EditNotes.tsx';
import { allOf, HIDDEN, NO_SUCH_WHY, newOf, noSuch } from './messages.ts';
import { isDeleted, type Place, type WaitingEdit } from './use-waiting-edits.ts';

type EditPageProps = {
  place: Place;
  words: EditWords;
  name: string;
  /** As it can be edited; `isStored`: the shop has it. Null where this device does not have it. */
  shown: { fields: EditedFields; waiting: readonly WaitingEdit[]; isStored: boolean } | null;
  /** Its address in the shop. */
  inShop: string;
  /** Why it cannot be deleted, in words. */
  keptBecause?: string | null | undefined;
  /** Its form. */
  children(fields: EditedFields, waiting: readonly WaitingEdit[]): ReactNode;
};

/** One document of the catalogue: what of it waits, its form, and what else can be done with it. */
export function EditPage({
  place,
  words,
  name,
  shown,
  inShop,
  keptBecause,
  children,
}: EditPageProps) {
  const { collection } = place;
  const [rounds, setRounds] = useState(0);
  if (shown === null) {
    return (
      <EmptyState title={<h1>{noSuch(collection)}</h1>}>
        <p>{NO_SUCH_WHY}</p>
        <a {...linkTo(LISTS_AT[collection])}>{allOf(collection)}</a>
      </EmptyState>
    );
  }
  const { fields, waiting, isStored } = shown;
  return (
    <div className="desk-page">
      <BackToAll of={collection} />
      <h1>{name}</h1>
      {fields.hidden === true && <p className="desk-standing">{HIDDEN}</p>}
      <EditNotes
        place={place}
        words={words}
        waiting={waiting}
        fields={fields}
        onRetyped={(isNew) => (isNew ? go(NEW_AT[collection]) : setRounds(rounds + 1))}
      />
      {!isDeleted(waiting) && (
        <>
          <Fragment key={rounds}>{children(fields, waiting)}</Fragment>
          <EditActions
            place={place}
            name={name}
            fields={fields}
            inShop={isStored ? inShop : null}
            keptBecause={keptBecause}
          />
        </>
      )}
    </div>
  );
}

/** The form of something new. */
export function NewPage({ of, children }: { of: ListedCollection; children: ReactNode }) {
  return (
    <div className="desk-page">
      <BackToAll of={of} />
      <h1>{newOf(of)}</h1>
      {children}
    </div>
  );
}

function BackToAll({ of }: { of: ListedCollection }) {
  return (
    <p>
      <a {...linkTo(LISTS_AT[of])}>{allOf(of)}</a>
    </p>
  );
}
