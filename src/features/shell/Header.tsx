import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shop } from '#shop';
import { Logo } from './Logo.tsx';
import './Header.css';

/** The top of every page. `children`: the ways to the shopper's own things. */
export function Header({ children }: { children: ReactNode }) {
  return (
    <header className="header">
      <div className="header__inner">
        <Link className="header__home" to="/" aria-label={`${shop.name}, home`}>
          <Logo />
          <span className="header__name">{shop.name}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}
