// What an online shop has to say of itself. Source: Consumer Protection (E-Commerce) Rules, 2020, rule 4: legal name and
// address (2), the grievance officer's name, designation and contact (4), 48 hours and one month (5); looked up on
// 29 November 2026.
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { LinksTo } from '../text/ContactLinks.tsx';
import { Sentence } from '../text/Sentence.tsx';
import { useOfficer, useSeller } from '../use-shop-seller.ts';
import { FSSAI_LICENCE, GRIEVANCE_OFFICER, WHEN_ANSWERED, WHO_SELLS } from './messages.ts';
import './Seller.css';

/** Whom shoppers can complain to, and when they are answered; nothing while nobody is named. */
export function GrievanceOfficer() {
  const { officer, designation, officerPhone, officerEmail } = useOfficer();
  if (!officer) return null;
  return (
    <section className="seller" aria-label={GRIEVANCE_OFFICER}>
      <h2>{GRIEVANCE_OFFICER}</h2>
      <p>{officer}</p>
      <p>{designation}</p>
      <ul className="seller__ways">
        <LinksTo phones={officerPhone ? [officerPhone] : []} email={officerEmail} />
      </ul>
      <p>{WHEN_ANSWERED}</p>
    </section>
  );
}

/** The seller's legal name, address and licence; nothing while the name is not set. `loaded`: the loader's settings. */
export function Seller({ loaded }: { loaded: ShopSettings | null }) {
  const { legalName, address, fssai } = useSeller(loaded);
  if (!legalName) return null;
  return (
    <section className="seller" aria-label={WHO_SELLS}>
      <h2>{WHO_SELLS}</h2>
      <p>{legalName}</p>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {fssai && (
        <p>
          <Sentence text={FSSAI_LICENCE} parts={{ number: <span>{fssai}</span> }} />
        </p>
      )}
    </section>
  );
}

/** Both, for the contact page. */
export function AboutSeller(props: { loaded: ShopSettings | null }) {
  return (
    <>
      <GrievanceOfficer />
      <Seller {...props} />
    </>
  );
}
