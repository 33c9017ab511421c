import { VIDEO_ROWS } from '#core/model/desk/shop-form-rows.ts';
import { Field } from '#ui/form/Field.tsx';
import {
  ADD_VIDEO,
  VIDEO,
  VIDEO_LINK_HINT,
  videoLink,
  videoMaker,
  videoTitle,
} from './messages.ts';
import { RowList } from './RowList.tsx';
import type { RowFieldsProps } from './typed-part.ts';

/** Videos of the home page. */
export function VideoFields({ tiesOf, ...rows }: RowFieldsProps) {
  return (
    <RowList rows={VIDEO_ROWS} name={VIDEO} add={ADD_VIDEO} {...rows}>
      {(number) => (
        <>
          <Field
            {...tiesOf(`video${number}`)}
            label={videoLink(number)}
            hint={VIDEO_LINK_HINT}
            type="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field {...tiesOf(`title${number}`)} label={videoTitle(number)} autoComplete="off" />
          <Field {...tiesOf(`by${number}`)} label={videoMaker(number)} autoComplete="off" />
        </>
      )}
    </RowList>
  );
}
