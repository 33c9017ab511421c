import { Navigate, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshDeskNow } from '#browser/sync/refresh-desk-when-due.ts';
import { inLanguage } from '#config/languages.ts';
import { shop } from '#config/shop.ts';
import type { Role } from '#domain/account/desk/people.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import type { Elements } from '#ui/elements.ts';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { ALERTS_LINK } from '../alerts/messages.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import {
  DESK,
  LOG_IN,
  LOG_IN_FIRST,
  LOG_IN_WHY,
  LOOK_AGAIN,
  NO_MERCHANT,
  NOT_HERE_YET,
  NOT_HERE_YET_HOW,
  noMerchantWhy,
  OPENING,
  SCREEN_FAILED,
  TO_THE_SHOP,
  TRY_AGAIN,
} from '../messages.ts';
import { Link } from './Link.tsx';
import { Standing } from './Standing.tsx';
import { useLogin } from './use-login.ts';
import { AtTheDesk, useMerchant } from './use-merchant.ts';
import './DeskHeader.css';
import './Links.css';

/** The desk: an account without a role reads why it may not open it, everybody else finds their screen. */
export function DeskApp() {
  const merchant = useMerchant();
  if (merchant === undefined) return <Frame>{<ScreenPending />}</Frame>;
  if (merchant === null) {
    return <Frame>{<LogInFirst />}</Frame>;
  }
  if (!merchant.role) return <NoMerchant phone={merchant.phone} />;
  return (
    <AtTheDesk value={merchant}>
      <Frame role={merchant.role}>
        <Standing merchant={merchant} />
        {merchant.readAt === null ? (
          <EmptyState title={<h1>{NOT_HERE_YET}</h1>}>
            <p>{NOT_HERE_YET_HOW}</p>
          </EmptyState>
        ) : (
          <Screen role={merchant.role} />
        )}
      </Frame>
    </AtTheDesk>
  );
}

/** The current screen; redirects packers to the orders from any screen that is not theirs. */
function Screen({ role }: { role: Role }) {
  const { pathname, staticData } = useScreen();
  // Moves the focus to each new screen, so that it is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
  if (role !== 'merchant' && !staticData.isForPackers)
    return <Navigate to="/desk/orders" replace />;
  return <Outlet />;
}

/** Path and static data of the innermost route. */
function useScreen() {
  const { pathname = '', staticData = {} } = useMatches().at(-1) ?? {};
  return { pathname, staticData };
}

/** Shown while a screen's code is loading. */
export function ScreenPending() {
  return <p role="status">{OPENING}</p>;
}

/** Shown when a screen's code did not load, or threw. */
export function ScreenFailed() {
  return (
    <EmptyState title={<h1>{SCREEN_FAILED}</h1>}>
      <Button onClick={() => location.reload()}>{TRY_AGAIN}</Button>
    </EmptyState>
  );
}

function NoMerchant({ phone }: { phone: string }) {
  return (
    <Frame>
      <EmptyState title={<h1>{NO_MERCHANT}</h1>}>
        <p>{noMerchantWhy(phone)}</p>
        <Button onClick={() => void refreshDeskNow()}>{LOOK_AGAIN}</Button>
        <LanguageChoice />
      </EmptyState>
    </Frame>
  );
}

function LogInFirst() {
  return (
    <EmptyState title={<h1>{LOG_IN_FIRST}</h1>}>
      <p>{LOG_IN_WHY}</p>
      <AnchorButton href={useLogin()}>{LOG_IN}</AnchorButton>
      <LanguageChoice />
    </EmptyState>
  );
}

function Frame({ children, role = null }: { children: Elements; role?: Role | null }) {
  return (
    <>
      <header className="desk-header">
        <span className="desk-header__name">{`${shop.name} · ${DESK}`}</span>
        <span className="desk-header__links">
          {role && <Link to="/desk/alerts">{ALERTS_LINK}</Link>}
          <a href={inLanguage('/', spokenLanguage())}>{TO_THE_SHOP}</a>
        </span>
      </header>
      <main className="desk-main" tabIndex={-1}>
        {children}
      </main>
      {role && <Bar role={role} />}
    </>
  );
}

function Bar({ role }: { role: Role }) {
  const { pathname, staticData } = useScreen();
  const here = staticData.under ?? pathname;
  const { routesByPath } = useRouter();
  return (
    <nav className="desk-nav" aria-label={DESK}>
      {Object.values(routesByPath).map(({ to, options: { staticData: entry } }) => {
        if (!entry?.inBar || !(role === 'merchant' || entry.isForPackers)) return null;
        return (
          <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
            {entry.inBar()}
          </Link>
        );
      })}
    </nav>
  );
}
