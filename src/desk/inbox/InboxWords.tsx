import { shortNumber } from '#domain/shared/short-number.ts';
import { wholeNumber } from '#domain/shared/whole-number.ts';
import { mailTo } from '#ui/text/mail-to.ts';
import { CALL, CHAT } from '../messages.ts';
import { FeedbackFile } from './FeedbackFile.tsx';
import {
  aboutEnquiry,
  aboutMessage,
  enquiryOf,
  enquiryWords,
  MAIL,
  NO_ORDER_KNOWN,
  NOBODY_KNOWN,
  starsOf,
} from './messages.ts';
import type { Shown } from './use-desk-inbox.ts';

/** The text of a message, and how to reach its sender. */
export function InboxWords({ item }: { item: Shown }) {
  const number = shortNumber(item.id);
  switch (item.of) {
    case 'queries': {
      const { productName, asker, isNamed } = item;
      if (asker) {
        return (
          <>
            <p>{enquiryOf(asker.name, productName)}</p>
            <Reach phone={`+91 ${asker.phone}`} about={aboutEnquiry(productName, number)} />
          </>
        );
      }
      return (
        <>
          <p>{enquiryWords(productName)}</p>
          <p className="desk-soft">{isNamed ? NO_ORDER_KNOWN : NOBODY_KNOWN}</p>
        </>
      );
    }
    case 'contact-us':
      return (
        <>
          <h2 className="desk-inbox__name">{item.name}</h2>
          <p className="desk-address">{item.message}</p>
          <Reach phone={item.phone} email={item.email} about={aboutMessage(number)} />
        </>
      );
    case 'services':
      return (
        <>
          <h2 className="desk-inbox__name">{item.name}</h2>
          <p className="desk-address">{item.description}</p>
          {item.fileURL && <FeedbackFile address={item.fileURL} />}
        </>
      );
    case 'reviews':
      return (
        <>
          <h2 className="desk-inbox__name">{item.productName}</h2>
          <p className="desk-address">{item.review}</p>
          <p className="desk-soft">
            {item.stars === undefined
              ? item.customerName
              : `${item.customerName} · ${starsOf(item.stars)}`}
          </p>
        </>
      );
  }
}

type ReachProps = { phone: string; email?: string; about: string };

/** Contact details typed into a form become only a phone, chat or mail link. */
function Reach({ phone, email, about }: ReachProps) {
  const number = wholeNumber(phone) ?? phone.replace(/\D/g, '');
  return (
    <p className="desk-links">
      <a href={`tel:+${number}`}>{CALL}</a>
      <a
        href={`https://wa.me/${number}?text=${encodeURIComponent(about)}`}
        target="_blank"
        rel="noreferrer"
      >
        {CHAT}
      </a>
      {email && <a href={`${mailTo(email)}?subject=${encodeURIComponent(about.trim())}`}>{MAIL}</a>}
    </p>
  );
}
