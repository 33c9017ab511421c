import { useState } from 'react';
import { MAX_FAQS, type TypedShop } from '#core/model/desk/shop-form.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field, TextArea } from '#ui/form/Field.tsx';
import { ADD_QUESTION, answer, question, REMOVE_QUESTION, removeQuestion } from './messages.ts';
import type { FieldTies } from './typed-part.ts';

type QuestionFieldsProps = {
  values: TypedShop;
  tiesOf: FieldTies;
  onChange(part: TypedShop): void;
};

/** Questions with their answers; both of one that is removed are empty. */
export function QuestionFields({ values, tiesOf, onChange }: QuestionFieldsProps) {
  const [added, setAdded] = useState(0);
  const numbers = Array.from({ length: MAX_FAQS }, (_, at) => at + 1);
  const isFilled = (it: number) => Boolean(values[`question${it}`] || values[`answer${it}`]);
  const last = Math.max(1, added, ...numbers.filter(isFilled));
  /** Those behind it move up. */
  function remove(number: number) {
    const moved = numbers
      .filter((it) => it >= number)
      .flatMap((it) => [
        [`question${it}`, values[`question${it + 1}`] ?? ''],
        [`answer${it}`, values[`answer${it + 1}`] ?? ''],
      ]);
    onChange(Object.fromEntries(moved));
    setAdded(last - 1);
  }
  return (
    <>
      <ol className="desk-questions">
        {numbers.slice(0, last).map((number) => (
          <li key={number}>
            <Field {...tiesOf(`question${number}`)} label={question(number)} autoComplete="off" />
            <TextArea {...tiesOf(`answer${number}`)} label={answer(number)} rows={3} />
            <Button
              variant="secondary"
              aria-label={removeQuestion(number)}
              onClick={() => remove(number)}
            >
              {REMOVE_QUESTION}
            </Button>
          </li>
        ))}
      </ol>
      {last < MAX_FAQS && (
        <p>
          <Button variant="secondary" onClick={() => setAdded(last + 1)}>
            {ADD_QUESTION}
          </Button>
        </p>
      )}
    </>
  );
}
