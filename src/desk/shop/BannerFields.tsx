import { useState } from 'react';
import { BANNER_ROWS } from '#core/model/desk/shop-form-rows.ts';
import { useBusyTyping } from '#page-sync/use-busy-typing.ts';
import { Field, Select } from '#ui/form/Field.tsx';
import { useDeskEntries } from '../entries/use-desk-entries.ts';
import { BannerPicture } from './BannerPicture.tsx';
import {
  ADD_BANNER,
  BANNER,
  BANNER_WORDS_HINT,
  bannerAlt,
  bannerCategory,
  bannerWords,
  CHOOSE_CATEGORY,
} from './messages.ts';
import { RowList } from './RowList.tsx';
import type { RowFieldsProps } from './typed-part.ts';

type BannerFieldsProps = RowFieldsProps & {
  /** The name of what is typed here. */
  draft: string;
  /** Addresses of the pictures that only this phone has. */
  local: ReadonlyMap<string, string>;
};

/** Banners of the home page, each with its pictures. */
export function BannerFields({ draft, local, tiesOf, ...rows }: BannerFieldsProps) {
  const categories = useDeskEntries('categories') ?? [];
  const [isMaking, setIsMaking] = useState(false);
  useBusyTyping(isMaking);
  const optionsOf = (chosen: string) => {
    const offered = categories.filter(({ id, fields }) => id === chosen || fields.hidden !== true);
    const options = offered.map(({ id, name }) => ({ value: id, words: name }));
    const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
    const own = isKnown ? [] : [{ value: chosen, words: chosen }];
    return [{ value: '', words: CHOOSE_CATEGORY }, ...options, ...own];
  };
  return (
    <RowList rows={BANNER_ROWS} name={BANNER} add={ADD_BANNER} isHeld={isMaking} {...rows}>
      {(number) => {
        const [wide, narrow] = [`wide${number}`, `narrow${number}`];
        const category = tiesOf(`category${number}`);
        return (
          <>
            <BannerPicture
              number={number}
              draft={draft}
              wide={rows.values[wide] ?? ''}
              narrow={rows.values[narrow] ?? ''}
              error={tiesOf(wide).error}
              local={local}
              isHeld={isMaking}
              onMaking={setIsMaking}
              onMade={(made) => rows.onChange({ [wide]: made.wide, [narrow]: made.narrow })}
            />
            <Field {...tiesOf(`alt${number}`)} label={bannerAlt(number)} autoComplete="off" />
            <Field
              {...tiesOf(`words${number}`)}
              label={bannerWords(number)}
              hint={BANNER_WORDS_HINT}
              autoComplete="off"
            />
            <Select
              {...category}
              label={bannerCategory(number)}
              options={optionsOf(category.value)}
            />
          </>
        );
      }}
    </RowList>
  );
}
