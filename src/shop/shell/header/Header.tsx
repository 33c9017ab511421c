import { Link } from '@tanstack/react-router';
import { shop } from '#config/shop.ts';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { useContact } from '#ui/use-shop.ts';
import { CHAT_WITH_US, homeOf } from '../messages.ts';
import './ChatButton.css';
import './Header.css';

/** The top of every page. `children`: the search and the header's links. */
export function Header({ children }: { children: Elements }) {
  return (
    <header className="header" id="header">
      <div className="header__inner">
        <Link className="header__home" to="/" aria-label={homeOf(shop.name)}>
          <Logo />
          <span className="header__name">{shop.name}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}

/** The shop's logo: a bowl heaped with turmeric, and a sprout. index.html has the same drawing. */
function Logo() {
  return (
    <svg className="logo" viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
      <path className="logo__heap" d="M9 28C13 20 19 15 24 15s11 5 15 13z" />
      <path
        className="logo__leaf"
        d="M24 16c-7 0-10-4-10-10 6 0 10 3 10 10zM24 16c0-8 4-12 11-12 0 8-4 12-11 12z"
      />
      <path className="logo__bowl" d="M5 28h38c0 9-7 15-14 15.5H19C12 43 5 37 5 28z" />
    </svg>
  );
}

/** The chat, cart and account links at the end of the header. */
export function HeaderLinks({ children }: { children: Elements }) {
  return (
    <div className="header__links">
      <ChatButton />
      {children}
    </div>
  );
}

/**
 * Opens a chat with the shop in the messaging app. Floats in a corner of wide screens; on a phone it would cover content
 * there, so it is in the sticky header.
 */
function ChatButton() {
  const { chatNumber } = useContact();
  if (!chatNumber) return null;
  return (
    <a
      className="chat-button"
      href={`https://wa.me/${chatNumber}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" />
      <span className="chat-button__words">{CHAT_WITH_US}</span>
    </a>
  );
}
