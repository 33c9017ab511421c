// Submitting a form whose values become a write: saved on this phone once, however often it is pressed.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { mintId } from '#engine/lib/identifiers.ts';
import { newDoublePresses } from './double-press.ts';
import { type FormSchema, formProblems, type Problems, useFormErrors } from './form-problems.ts';
import type { Draft } from './use-draft.ts';

/** Saved, or an outcome of the write's kind. */
type Saved = { outcome: 'saved' } | { outcome: string };

type Press<Values, Outcome extends Saved> = {
  draft: Pick<Draft<Record<string, string>>, 'settled'>;
  /** The values that a press would save now; null while something is invalid or nothing has changed. */
  ready(): Values | null | Promise<Values | null>;
  /** Whether the form is empty, so that a press right after a save can only be a second tap. */
  isEmpty?: boolean;
  /** A file to send along. */
  file?: File | null | undefined;
  /** The stored values that these replace. Until they change, the same values are the same write, even after a save. */
  replaces?: string;
  /** Saves on this phone. The same values pressed again after a failure get the same id (idempotency key). */
  save(id: string, values: Values): Promise<Outcome>;
  onSaved(id: string): void;
};

const NO_PRESS = { id: '', words: '', file: null as File | null, replaces: '' };

/** One press at a time. `failure`: the outcome of the last press if it was not saved. */
export function useWritePress<Values, Outcome extends Saved>(press: Press<Values, Outcome>) {
  const [failure, setFailure] = useState<Exclude<Outcome, { outcome: 'saved' }> | null>(null);
  const [isFresh, setIsFresh] = useState(false);
  const isBusy = useRef(false);
  const [doublePresses] = useState(newDoublePresses);
  const last = useRef(NO_PRESS);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy.current || (press.isEmpty && doublePresses.isOne(null, event.timeStamp))) return;
    isBusy.current = true;
    const values = await press.ready();
    const words = JSON.stringify(values);
    if (!values || doublePresses.isOne(words, event.timeStamp)) {
      isBusy.current = false;
      return;
    }
    const { file = null, replaces = '' } = press;
    const before = last.current;
    const isSame = before.words === words && before.file === file && before.replaces === replaces;
    if (!isSame) last.current = { id: mintId(), words, file, replaces };
    const { id } = last.current;
    await press.draft.settled();
    const saved = await press.save(id, values);
    isBusy.current = false;
    if (saved.outcome !== 'saved') {
      setFailure(saved as Exclude<Outcome, { outcome: 'saved' }>);
      return;
    }
    setFailure(null);
    setIsFresh(true);
    doublePresses.noteSaved(words, performance.now());
    if (!replaces) last.current = NO_PRESS;
    press.onSaved(id);
  }
  return { submit: (event: FormEvent) => void submit(event), failure, isFresh, isBusy };
}

type WriteFormSetup<Schema extends FormSchema, Outcome extends Saved> = Omit<
  Press<v.InferOutput<Schema>, Outcome>,
  'draft' | 'ready' | 'isEmpty'
> & {
  schema: Schema;
  draft: Pick<Draft<Record<string, string>>, 'settled' | 'clear'> & {
    values: v.InferInput<Schema>;
  };
  /** Fields that keep their values when the form is emptied. */
  lasting?: readonly string[];
  /** The file's problem. */
  fileProblem?: string | null;
  /**
   * Loads dependencies of the schema, such as a parser: started with the form, awaited at the press. Resolves to the
   * problems if that fails. Must be the same function at every render.
   */
  prepare?: () => Promise<Problems<string>>;
};

/** A form over a draft that the page keeps: problems show after the first press; a save empties and resets the form. */
export function useWriteForm<Schema extends FormSchema, Outcome extends Saved>(
  setup: WriteFormSetup<Schema, Outcome>,
) {
  const { schema, draft, lasting = [], file, fileProblem, prepare, save, onSaved } = setup;
  const [unprepared, setUnprepared] = useState<Problems<string>>({});
  const [, setPrepared] = useState(false);
  // Render again when prepared, to validate text typed meanwhile.
  useEffect(() => void prepare?.().then(() => setPrepared(true)), [prepare]);
  const { values } = draft;
  const problemsNow = (): Problems<string> => ({
    ...formProblems(schema, values),
    ...(fileProblem && { file: fileProblem }),
  });
  const problems = { ...problemsNow(), ...unprepared };
  const { form, errors, passes, startAnew } = useFormErrors(problems);
  const typed = Object.entries(values).filter(([field]) => !lasting.includes(field));
  const press = useWritePress<v.InferOutput<Schema>, Outcome>({
    draft,
    isEmpty: !file && typed.every(([, value]) => value === ''),
    async ready() {
      if (!passes(problemsNow())) return null;
      const lacking = (await prepare?.()) ?? {};
      setUnprepared(lacking);
      const checked = v.safeParse(schema, values);
      return passes({ ...problemsNow(), ...lacking }) && checked.success ? checked.output : null;
    },
    file,
    save,
    onSaved(id) {
      draft.clear();
      startAnew();
      onSaved(id);
    },
  });
  return {
    form,
    errors: errors as Problems<keyof Schema['entries'] & string> & { file?: string },
    ...press,
  };
}
