import type { TypedShop } from '#domain/settings/desk/shop-form.ts';
import { SETTINGS } from '#domain/settings/settings.fields.ts';
import { Field, Select } from '#ui/form/Field.tsx';
import type { FilesDraft } from '../edits/kept-typing.ts';
import { useDeskEntries } from '../entries/use-desk-entries.ts';
import { BannerPicture } from './BannerPicture.tsx';
import { CHOOSE_CATEGORY } from './messages.ts';
import { RowList } from './RowList.tsx';
import type { FieldTies } from './typed-part.ts';

type BannerFieldsProps = {
  values: TypedShop;
  tiesOf: FieldTies;
  onChange(part: TypedShop): void;
  draft: FilesDraft;
  /** Object URLs of the pictures that only this phone has. */
  local: ReadonlyMap<string, string>;
};

/** The banners of the home page, each with its pictures. */
export function BannerFields({ draft, local, tiesOf, ...rows }: BannerFieldsProps) {
  const categories = useDeskEntries('categories') ?? [];
  const isMaking = draft.making > 0;
  const optionsOf = (chosen: string) => {
    const offered = categories.filter(({ id, fields }) => id === chosen || fields.hidden !== true);
    const options = offered.map(({ id, name }) => ({ value: id, words: name }));
    const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
    const own = isKnown ? [] : [{ value: chosen, words: chosen }];
    return [{ value: '', words: CHOOSE_CATEGORY }, ...options, ...own];
  };
  return (
    <RowList of="banners" field={SETTINGS.banners} isHeld={isMaking} {...rows}>
      {(number) => {
        const [wide, narrow] = [`wide${number}`, `narrow${number}`];
        const category = tiesOf('category', number);
        return (
          <>
            <BannerPicture
              number={number}
              draft={draft}
              wide={rows.values[wide] ?? ''}
              narrow={rows.values[narrow] ?? ''}
              error={tiesOf('wide', number).error}
              local={local}
              isHeld={isMaking}
              onMade={(made) => rows.onChange({ [wide]: made.wide, [narrow]: made.narrow })}
            />
            <Field {...tiesOf('alt', number)} autoComplete="off" />
            <Field {...tiesOf('words', number)} autoComplete="off" />
            <Select {...category} options={optionsOf(category.value)} />
          </>
        );
      }}
    </RowList>
  );
}
