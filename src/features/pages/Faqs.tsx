import { shop } from '#shop';
import { texts } from '#shop-texts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { shortDescription } from '#ui/layout/page-head.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { FAQS, SOMETHING_ELSE } from './messages.ts';
import './Faqs.css';
import './Pages.css';

/** What people ask, each answer behind its question; opening one closes the last. */
export function Faqs() {
  const questions = texts.faqs.map(({ question }) => question).join(' ');
  return (
    <div className="text-page">
      <PageHead title={FAQS} description={shortDescription(questions)} path="/faqs" />
      <PageHeading>{FAQS}</PageHeading>
      <div className="faqs">
        {texts.faqs.map(({ question, answer }) => (
          <details className="faq" name="faq" key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p>
        <Sentence
          text={SOMETHING_ELSE}
          parts={{
            phone: <a href={`tel:${shop.phones[0].replaceAll(' ', '')}`}>{shop.phones[0]}</a>,
            email: <a href={`mailto:${shop.email}`}>{shop.email}</a>,
          }}
        />
      </p>
    </div>
  );
}
