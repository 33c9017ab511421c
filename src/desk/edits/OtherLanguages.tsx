import { useState } from 'react';
import { languageName, OTHER_LANGUAGES, type OtherLanguage } from '#domain/shared/translations.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import type { Elements } from '#ui/elements.ts';
import { EMPTY_IS_ENGLISH, inLanguageWords } from './messages.ts';

type SectionProps = {
  /** Whether a field in this language has a problem. */
  hasProblem(language: OtherLanguage): boolean;
  /** Renders the fields. `labelOf`: the label of a field of this language, by that of the English one. */
  children(language: OtherLanguage, labelOf: (label: string) => string): Elements;
};

/** A closed section for each language of the shop besides English, with its fields once it is opened. */
export function OtherLanguages({ hasProblem, children }: SectionProps) {
  return OTHER_LANGUAGES.map((language) => (
    <Section key={language} language={language} isOpened={hasProblem(language)}>
      {children}
    </Section>
  ));
}

type OneProps = Pick<SectionProps, 'children'> & { language: OtherLanguage; isOpened: boolean };

function Section({ language, isOpened, children }: OneProps) {
  const [isOpen, setOpen] = useState(false);
  /** They stay in a closed section: a picture may still be on its way into a text. */
  const [hasFields, setHasFields] = useState(false);
  const name = languageName(language, spokenLanguage());
  return (
    <details
      open={isOpen || isOpened}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) setHasFields(true);
      }}
    >
      <summary>{inLanguageWords(name)}</summary>
      {(hasFields || isOpened) && (
        <div className="desk-product-form__more">
          <p className="desk-soft">{EMPTY_IS_ENGLISH}</p>
          {children(language, (label) => `${label} (${name})`)}
        </div>
      )}
    </details>
  );
}
