import { Icon } from '../media/Icon.tsx';
import { useContact } from '../use-shop.ts';
import { mailTo } from './mail-to.ts';

/** The shop's phones and email as list items with links; those not set are left out. */
export function ContactLinks() {
  const { phones, email } = useContact();
  return <LinksTo phones={phones} email={email} />;
}

type LinksToProps = { phones: readonly string[]; email: string };

/** The same for any phones and email; an empty email is left out. */
export function LinksTo({ phones, email }: LinksToProps) {
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
