import { useState } from 'react';
import { isAtDesk, LANGUAGES, type Language, languages } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { chooseLanguage } from './desk-language.ts';
import { LANGUAGE, LANGUAGE_NOT_HERE } from './messages.ts';

type Standing = 'idle' | 'busy' | 'failed';

/** The other languages of the desk. Only for screens on which nothing is typed: each loads the page anew. */
export function LanguageChoice() {
  const [standing, setStanding] = useState<Standing>('idle');
  const others = languages.filter((it) => isAtDesk(it) && it !== spokenLanguage());
  function choose(language: Language) {
    setStanding('busy');
    chooseLanguage(language).catch((error: unknown) => {
      console.warn('the language was not changed:', error);
      setStanding('failed');
    });
  }
  return (
    <section aria-label={LANGUAGE} className="desk-page">
      <p className="desk-links">
        {others.map((language) => (
          <Button
            key={language}
            variant="secondary"
            lang={language}
            disabled={standing === 'busy'}
            onClick={() => choose(language)}
          >
            {LANGUAGES[language].name}
          </Button>
        ))}
      </p>
      {standing === 'failed' && (
        <Notice tone="careful" isUrgent>
          {LANGUAGE_NOT_HERE}
        </Notice>
      )}
    </section>
  );
}
