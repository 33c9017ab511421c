import { useState } from 'react';
import type { TableAnswers } from '#domain/product/table/product-table.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { answerImport } from './import-run.ts';
import type { CheckedImport } from './import-state.ts';
import {
  CHANGE,
  changeAnswer,
  FREE_LEFT,
  FREE_TAKEN,
  freeAsked,
  HIDDEN_LEFT,
  HIDDEN_TAKEN,
  hiddenAsked,
  LEAVE_OUT,
  originWords,
  STOCK_FIELD,
  STOCK_HINT,
  STOCK_WRONG,
  stockAskedWords,
  stockTaken,
  TAKE_FREE,
  TAKE_HIDDEN,
  TAKE_STOCK,
} from './messages.ts';

/** Most pieces of a product. */
const MAX_PIECES = 1_000_000;

/** What the table is, and what the merchant has to decide about its rows before any is written. */
export function Questions({ state: { table, found, answers } }: { state: CheckedImport }) {
  const { uid } = useOwnDesk();
  const answer = (change: TableAnswers) => void answerImport(uid, { ...answers, ...change });
  const { hiddenRows, free, stock } = answers;
  return (
    <>
      {table.origin && <p>{originWords(table.origin)}</p>}
      {hiddenRows && (
        <Answered
          words={hiddenRows === 'take' ? HIDDEN_TAKEN : HIDDEN_LEFT}
          onChange={() => answer({ hiddenRows: undefined })}
        />
      )}
      {!hiddenRows && table.hidden > 0 && (
        <TakeOrLeave
          question={hiddenAsked(table.hidden)}
          take={TAKE_HIDDEN}
          onAnswer={(it) => answer({ hiddenRows: it })}
        />
      )}
      {free && (
        <Answered
          words={free === 'take' ? FREE_TAKEN : FREE_LEFT}
          onChange={() => answer({ free: undefined })}
        />
      )}
      {!free && found.free > 0 && (
        <TakeOrLeave
          question={freeAsked(found.free)}
          take={TAKE_FREE}
          onAnswer={(it) => answer({ free: it })}
        />
      )}
      {stock !== undefined && (
        <Answered words={stockTaken(stock)} onChange={() => answer({ stock: undefined })} />
      )}
      {stock === undefined && found.stockAsked > 0 && (
        <Pieces
          question={stockAskedWords(found.stockAsked)}
          onAnswer={(pieces) => answer({ stock: pieces })}
        />
      )}
    </>
  );
}

function Answered({ words, onChange }: { words: string; onChange(): void }) {
  return (
    <div className="desk-import__answered">
      <p>{words}</p>
      <Button variant="link" aria-label={changeAnswer(words)} onClick={onChange}>
        {CHANGE}
      </Button>
    </div>
  );
}

type TakeOrLeaveProps = {
  question: string;
  /** Label of the button that takes the rows. */
  take: string;
  onAnswer(answer: 'take' | 'leave'): void;
};

function TakeOrLeave({ question, take, onAnswer }: TakeOrLeaveProps) {
  return (
    <section className="desk-card">
      <h2>{question}</h2>
      <div className="desk-links">
        <Button variant="secondary" onClick={() => onAnswer('take')}>
          {take}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('leave')}>
          {LEAVE_OUT}
        </Button>
      </div>
    </section>
  );
}

type PiecesProps = { question: string; onAnswer(pieces: number): void };

function Pieces({ question, onAnswer }: PiecesProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  function press() {
    const pieces = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (pieces <= MAX_PIECES) onAnswer(pieces);
    else setWrong(true);
  }
  return (
    <form
      noValidate
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <h2>{question}</h2>
      <Field
        label={STOCK_FIELD}
        hint={STOCK_HINT}
        error={isWrong ? STOCK_WRONG : undefined}
        isUrgent
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
      <div>
        <Button type="submit" variant="secondary">
          {TAKE_STOCK}
        </Button>
      </div>
    </form>
  );
}
