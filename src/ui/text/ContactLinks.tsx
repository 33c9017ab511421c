import { Icon } from '../media/Icon.tsx';
import { useContact } from '../use-shop.ts';
import { mailTo } from './mail-to.ts';

/** The shop's phones and email as list items with links; those not set are left out. */
export function ContactLinks() {
  const { phones, email } = useContact();
  return (
    <>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={mailTo(email)}>
            <Icon name="letter" />
            <span>{email}</span>
          </a>
        </li>
      )}
    </>
  );
}
