import { Button } from '#ui/form/Button.tsx';
import { TextArea } from '#ui/form/Field.tsx';
import type { FieldTies } from '../typed-part.ts';
import { withoutOver } from './holidays-over.ts';
import { overHolidays, REMOVE_OVER } from './messages.ts';

/** The holidays, one on a line, and which of them are over. */
export function Holidays(ties: ReturnType<FieldTies>) {
  const { over, rest } = withoutOver(ties.value, Date.now());
  return (
    <>
      <TextArea {...ties} rows={4} isOptional />
      {over.length > 0 && (
        <>
          <p className="desk-soft">{overHolidays(over)}</p>
          <p>
            <Button
              variant="secondary"
              onClick={() => ties.onChange({ currentTarget: { value: rest.join('\n') } })}
            >
              {REMOVE_OVER}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
