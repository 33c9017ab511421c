import type { MirroredCollection } from '#core/model/catalogue/catalogue.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { addOf, KEPT_TYPING, SAVE, UNDO_TYPING } from './messages.ts';

type FormEndProps = {
  of: MirroredCollection;
  isNew: boolean;
  isTyped: boolean;
  /** Why it could not be saved. */
  problem: string | null;
  onUndo(): void;
};

/** The end of a form: what saves it, what gives it up, and what became of that. */
export function FormEnd({ of, isNew, isTyped, problem, onUndo }: FormEndProps) {
  return (
    <>
      <div className="desk-links">
        <Button type="submit">{isNew ? addOf(of) : SAVE}</Button>
        {isTyped && (
          <Button variant="secondary" onClick={onUndo}>
            {UNDO_TYPING}
          </Button>
        )}
      </div>
      {isTyped && <p className="desk-soft">{KEPT_TYPING}</p>}
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
    </>
  );
}
