// The one press of a form whose values become a write: saved on this phone once, however often it is pressed.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { mintId } from '#engine/lib/identifiers.ts';
import { newDoublePresses } from './double-press.ts';
import { type FormSchema, formProblems, type Problems, useFormErrors } from './form-problems.ts';
import type { Draft } from './use-draft.ts';

/** Saved; or not, with whatever the kind of write says of it. */
type Saved = { outcome: 'saved' } | { outcome: string };

type Press<Values, Outcome extends Saved> = {
  draft: Pick<Draft<Record<string, string>>, 'settled'>;
  /** What a press would save now; null while something is wrong or nothing has changed. */
  ready(): Values | null | Promise<Values | null>;
  /** Whether the form is empty, so that a press right after a save can only be the second tap of it. */
  isEmpty?: boolean;
  /** A file that is sent along. */
  file?: File | null | undefined;
  /** What the values replace. Until that is something else, the same values are the same write, also after they were saved. */
  replaces?: string;
  /** Saves on this phone. The same values pressed again after a failure come with the same id, and are the same write. */
  save(id: string, values: Values): Promise<Outcome>;
  onSaved(id: string): void;
};

const NO_PRESS = { id: '', words: '', file: null as File | null, replaces: '' };

/** One press at a time. `failure`: what the last press came to where it was not saved. */
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
  /** Fields that keep what they had when the form becomes empty again. */
  lasting?: readonly string[];
  /** What is wrong with the file. */
  fileProblem?: string | null;
  /**
   * What the schema needs before it can tell everything: begun with the form, awaited at the press; the problems where it cannot be had.
   * The same function at every render.
   */
  prepare?: () => Promise<Problems<string>>;
};

/**
 * A form over a draft that the page keeps: its problems are told after the first press; once it is saved it is empty and new again.
 */
export function useWriteForm<Schema extends FormSchema, Outcome extends Saved>(
  setup: WriteFormSetup<Schema, Outcome>,
) {
  const { schema, draft, lasting = [], file, fileProblem, prepare, save, onSaved } = setup;
  const [unprepared, setUnprepared] = useState<Problems<string>>({});
  const [, setPrepared] = useState(false);
  // What was typed in the meantime is looked at once more.
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
