import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { shortDescription } from '#ui/layout/page-head.ts';
import { mailTo } from '#ui/text/mail-to.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { useContact } from '#ui/use-shop.ts';
import { useFaqs } from '#ui/use-shop-pages.ts';
import { FAQS, SOMETHING_ELSE } from './messages.ts';
import './Faqs.css';
import './Pages.css';

/** Frequently asked questions; opening one answer closes the last. */
export function Faqs({ loaded }: { loaded: ShopSettings | null }) {
  const faqs = useFaqs(loaded);
  const { phones, email } = useContact();
  const [phone = ''] = phones;
  const questions = faqs.map(({ question }) => question).join(' ');
  return (
    <div className="text-page">
      <PageHead title={FAQS} description={shortDescription(questions)} path="/faqs" />
      <PageHeading>{FAQS}</PageHeading>
      <div className="faqs">
        {faqs.map(({ question, answer }) => (
          <details className="faq" name="faq" key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      {phone && email && (
        <p>
          <Sentence
            text={SOMETHING_ELSE}
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
