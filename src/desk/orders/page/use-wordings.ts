// The texts to customers and the language that the merchant has chosen, kept on this device.
import { useMemo } from 'react';
import * as v from 'valibot';
import type { WordsName } from '#domain/order/desk/customer-texts.ts';
import { useKeptDraft } from '#forms/use-draft.ts';
import { LANGUAGES, type Language, WORDINGS } from './wordings.ts';

const Texts = v.record(v.string(), v.string());
/** Stands for a customer who was not written to yet. */
const LATEST = 'latest';

/** The language for a customer: as last time, or as with the one before. */
export function useLanguage(customer: string) {
  const { kept, isRead, change } = useKeptDraft('desk-words-language', textsIn);
  const known = kept?.[customer] ?? kept?.[LATEST] ?? 'en';
  const language: Language = known in LANGUAGES ? (known as Language) : 'en';
  const choose = (chosen: Language) =>
    change((now) => ({ ...now, [customer]: chosen, [LATEST]: chosen }));
  return { language, choose, isRead };
}

/** A text for all orders: the merchant's own, or the original. `save`: null brings the original back. */
export function useWording(name: WordsName, language: Language) {
  const { kept, isRead, change } = useKeptDraft('desk-wordings', textsIn);
  const key = `${language} ${name}`;
  const own = kept?.[key];
  const save = (text: string | null) =>
    change((now) => {
      const { [key]: _, ...others } = now ?? {};
      return text === null ? others : { ...others, [key]: text };
    });
  return { text: own ?? WORDINGS[language][name], isOwn: own !== undefined, save, isRead };
}

/** What was typed over a ready text; null if nothing was. */
export function useTypedText(draft: string) {
  const { kept, change } = useKeptDraft(draft, textIn);
  return useMemo(
    () => ({ typed: kept, type: (text: string | null) => change(() => text) }),
    [kept, change],
  );
}

function textsIn(stored: unknown): Record<string, string> | null {
  const texts = v.safeParse(Texts, stored);
  return texts.success ? texts.output : null;
}

function textIn(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null;
}
