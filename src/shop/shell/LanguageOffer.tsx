import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { changeLanguage, keepLanguage, keptLanguage } from '#browser/kept-language.ts';
import { LANGUAGES, type Language } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { Button } from '#ui/form/Button.tsx';

/** Under which is stored that the offer was shown: that is no choice yet. */
const OFFERED = 'language-offered';

/** Offers a first visitor the language of their browser, in that language, once. */
export function LanguageOffer() {
  const href = useLocation({ select: (location) => location.href });
  const [offered, setOffered] = useState(offeredLanguage);
  useEffect(() => {
    if (offered) keepLanguage('en', OFFERED);
  }, [offered]);
  return (
    <div role="status">
      {offered && (
        <div className="update-bar" lang={offered}>
          <p>{LANGUAGES[offered].offer}</p>
          <Button onClick={() => changeLanguage(offered, href)}>{LANGUAGES[offered].name}</Button>
          <Button variant="link" onClick={() => setOffered(null)}>
            {LANGUAGES.en.name}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The first of the browser's languages that the shop speaks, unless that is English or there was a choice. */
function offeredLanguage(): Language | null {
  if (spokenLanguage() !== 'en' || keptLanguage() || keptLanguage(OFFERED)) return null;
  const codes = navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  const first = codes.find((code) => Object.hasOwn(LANGUAGES, code)) ?? 'en';
  return first === 'en' ? null : (first as Language);
}
