import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { shortDescription } from '#ui/layout/page-head.ts';
import { mailTo } from '#ui/text/mail-to.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { useContact } from '#ui/use-shop.ts';
import { useFaqs } from '#ui/use-shop-pages.ts';
import { FAQS, SOMETHING_ELSE, SOMETHING_ELSE_CALL, SOMETHING_ELSE_WRITE } from './messages.ts';
import './Faqs.css';
import './Pages.css';

/** Frequently asked questions; opening one answer closes the last. */
export function Faqs({ loaded }: { loaded: ShopSettings | null }) {
  const faqs = useFaqs(loaded);
  const { phones, email } = useContact();
  const [phone = ''] = phones;
  const ways = phone
    ? email
      ? SOMETHING_ELSE
      : SOMETHING_ELSE_CALL
    : email && SOMETHING_ELSE_WRITE;
  const questions = faqs.map(({ question }) => question).join(' ');
  return (
    <div className="text-page">
      <PageHead title={FAQS} description={shortDescription(questions)} path="/faqs" />
      <PageHeading>{FAQS}</PageHeading>
      <div className="faqs">
        {faqs.map(({ question, answer }) => (
          <details className="faq" name="faq" key={question} lang={asEnglish(question).lang}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      {ways && (
        <p>
          <Sentence
            text={ways}
            parts={{
              phone: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
              email: <a href={mailTo(email)}>{email}</a>,
            }}
          />
        </p>
      )}
    </div>
  );
}
