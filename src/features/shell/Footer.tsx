import { shop } from '#shop';
import { Icon } from '#ui/Icon.tsx';
import './Footer.css';

/** The bottom of every page: how to reach the farm. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div>
          <p className="footer__name">{shop.name}</p>
          <p>{shop.motto}</p>
        </div>
        <div>
          <h2>Contact</h2>
          <ul className="footer__list">
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
        </div>
        <div>
          <h2>The farm</h2>
          <address>
            {shop.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a href={shop.mapsUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" /> Find us on the map
          </a>
        </div>
      </div>
      <p className="footer__powered">Powered by {shop.poweredBy}</p>
    </footer>
  );
}
