// A language as the app speaks it, with Lingui for its values and plurals. Pure.
import { setupI18n } from '@lingui/core';
import type { Catalog, Spoken } from './speak.ts';

/** A language's texts, with values and plurals put in by Lingui; `catalog` as backend/texts/catalog.ts compiles it. */
export function spokenFrom(language: string, catalog: Catalog): Spoken {
  const lingui = setupI18n({ locale: language, messages: { [language]: {} } });
  return {
    language,
    catalog,
    format: (text, values) =>
      typeof text === 'string' ? text : lingui._('', { ...values }, { message: text as string }),
  };
}
