import type { Edit, EditedFields, EditedValue } from '#core/model/desk/edited-fields.ts';
import { NOW_IT_IS, YOU_SAW } from '../messages.ts';
import { YOU_WANT_IT } from './messages.ts';

type MovedFieldsProps = {
  /** How the fields stand by now that have moved. */
  now: EditedFields;
  edit: Pick<Edit, 'fields' | 'upon'>;
  nameOf(field: string): string;
  wordsOf(field: string, value: EditedValue): string;
};

/** What has moved, field by field: as it was seen, as it is wanted, as it is. */
export function MovedFields({ now, edit, nameOf, wordsOf }: MovedFieldsProps) {
  return Object.entries(now).map(([name, stands]) => (
    <dl className="desk-both desk-moved" key={name}>
      <div>
        <dt>{`${nameOf(name)}: ${YOU_SAW.toLowerCase()}`}</dt>
        <dd>{wordsOf(name, edit.upon[name] ?? null)}</dd>
      </div>
      {name in edit.fields && (
        <div>
          <dt>{YOU_WANT_IT}</dt>
          <dd>{wordsOf(name, edit.fields[name] ?? null)}</dd>
        </div>
      )}
      <div>
        <dt>{NOW_IT_IS}</dt>
        <dd>{wordsOf(name, stands)}</dd>
      </div>
    </dl>
  ));
}
