import { shop } from '#shop';
import { Icon } from '#ui/Icon.tsx';
import './ContactForm.css';

/** The other ways to reach the shop, for those who would rather talk. */
export function ContactWays() {
  return (
    <aside className="contact-ways" aria-labelledby="contact-ways">
      <h2 id="contact-ways">Rather talk?</h2>
      <p>Call the shop, or write an email.</p>
      <ul className="contact-ways__list">
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
      </ul>
    </aside>
  );
}
