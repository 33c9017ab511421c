import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import type { ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import type { Elements } from '#ui/elements.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Link } from '../frame/Link.tsx';
import { EditActions } from './EditActions.tsx';
import { EditNotes, type EditWords } from './EditNotes.tsx';
import { allOf, HIDDEN, NO_SUCH_WHY, newOf, noSuch } from './messages.ts';
import { NOUNS } from './nouns.ts';
import { isDeleted, type Place, type WaitingEdit } from './use-waiting-edits.ts';

type EditPageProps = {
  place: Place;
  words: EditWords;
  name: string;
  /** The editable values; `isStored`: the shop has the document. Null if this device does not have it. */
  shown: { fields: EditedFields; waiting: readonly WaitingEdit[]; isStored: boolean } | null;
  /** The document's address in the shop. */
  inShop: string;
  /** Why it cannot be deleted, in words. */
  keptBecause?: string | null | undefined;
  /** Renders the form. */
  children(fields: EditedFields, waiting: readonly WaitingEdit[]): Elements;
};

/** The page of one catalogue document: its waiting edits, its form and the other actions. */
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
  const navigate = useNavigate();
  if (shown === null) {
    return (
      <EmptyState title={<h1>{noSuch(collection)}</h1>}>
        <p>{NO_SUCH_WHY}</p>
        <ToAll of={collection} />
      </EmptyState>
    );
  }
  const { fields, waiting, isStored } = shown;
  return (
    <div className="desk-page">
      <p>
        <ToAll of={collection} />
      </p>
      <h1>{name}</h1>
      {fields.hidden === true && <p className="desk-standing">{HIDDEN}</p>}
      <EditNotes
        place={place}
        words={words}
        waiting={waiting}
        fields={fields}
        onRetyped={(isNew) => {
          if (!isNew) setRounds(rounds + 1);
          else void navigate({ to: '/desk/new-{$noun}', params: { noun: NOUNS[collection] } });
        }}
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

/** The page with the form of a new document. */
export function NewPage({ of, children }: { of: ListedCollection; children: Elements }) {
  return (
    <div className="desk-page">
      <p>
        <ToAll of={of} />
      </p>
      <h1>{newOf(of)}</h1>
      {children}
    </div>
  );
}

function ToAll({ of }: { of: ListedCollection }) {
  return (
    <Link to="/desk/$collection" params={{ collection: of }}>
      {allOf(of)}
    </Link>
  );
}
