import { ContactLinks } from '#ui/ContactLinks.tsx';
import './ContactForm.css';

/** The other ways to reach the shop, for those who would rather talk. */
export function ContactWays() {
  return (
    <aside className="contact-ways" aria-labelledby="contact-ways">
      <h2 id="contact-ways">Rather talk?</h2>
      <p>Call the shop, or write an email.</p>
      <ul className="contact-ways__list">
        <ContactLinks />
      </ul>
    </aside>
  );
}
