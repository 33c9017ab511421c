import { useLocation } from '@tanstack/react-router';
import { changeLanguage } from '#browser/kept-language.ts';
import { inLanguage, LANGUAGES, languages } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { LANGUAGE } from '../messages.ts';

/** The same page in each language, as whole loads: all texts change. */
export function LanguageLinks() {
  const { pathname, href } = useLocation();
  const spoken = spokenLanguage();
  return (
    <nav aria-label={LANGUAGE}>
      <ul className="footer__languages">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(pathname, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === spoken || undefined}
              onClick={(event) => {
                event.preventDefault();
                changeLanguage(language, href);
              }}
            >
              {LANGUAGES[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
