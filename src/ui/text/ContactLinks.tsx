import { shop } from '#shop';
import { Icon } from '../media/Icon.tsx';

/** The shop's phones and its email as list items, each a press away. */
export function ContactLinks() {
  return (
    <>
      {shop.phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" /> {phone}
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${shop.email}`}>
          <Icon name="letter" /> {shop.email}
        </a>
      </li>
    </>
  );
}
