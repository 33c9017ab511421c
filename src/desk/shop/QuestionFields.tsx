import { QUESTION_ROWS } from '#core/model/desk/shop-form-rows.ts';
import { Field, TextArea } from '#ui/form/Field.tsx';
import { ADD_QUESTION, answer, QUESTION, question } from './messages.ts';
import { RowList } from './RowList.tsx';
import type { RowFieldsProps } from './typed-part.ts';

/** Questions with their answers. */
export function QuestionFields({ tiesOf, ...rows }: RowFieldsProps) {
  return (
    <RowList rows={QUESTION_ROWS} least={1} name={QUESTION} add={ADD_QUESTION} {...rows}>
      {(number) => (
        <>
          <Field {...tiesOf(`question${number}`)} label={question(number)} autoComplete="off" />
          <TextArea {...tiesOf(`answer${number}`)} label={answer(number)} rows={3} />
        </>
      )}
    </RowList>
  );
}
