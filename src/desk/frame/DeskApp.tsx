import { type ReactNode, useEffect } from 'react';
import { ENTRY_COLLECTIONS } from '#core/model/desk/entry-edit.ts';
import { hasArea, type Role } from '#core/model/desk/people.ts';
import { refreshDeskNow } from '#page-sync/refresh-desk-when-due.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { shop } from '#shop';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { TITLES } from '../edits/messages.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { EntryPage, NewEntryPage } from '../entries/EntryPage.tsx';
import { Import } from '../import/Import.tsx';
import { Inbox } from '../inbox/Inbox.tsx';
import { INBOX_TITLE } from '../inbox/messages.ts';
import {
  DESK,
  LOG_IN,
  LOG_IN_AGAIN_DESK,
  LOG_IN_FIRST,
  LOG_IN_WHY,
  LOOK_AGAIN,
  NO_MERCHANT,
  NOT_HERE_YET,
  NOT_HERE_YET_HOW,
  noMerchantWhy,
  OFFLINE_AS_OF,
  OPENING,
  ORDERS_TITLE,
  TO_THE_SHOP,
  TODAY_TITLE,
} from '../messages.ts';
import { OrderList } from '../orders/OrderList.tsx';
import { OrderPage } from '../orders/OrderPage.tsx';
import { People } from '../people/People.tsx';
import { NewPhoneOrder } from '../phone-orders/NewPhoneOrder.tsx';
import { NewProductPage, ProductPage } from '../products/ProductPage.tsx';
import { Products } from '../products/Products.tsx';
import { NewQuotation } from '../quotations/NewQuotation.tsx';
import { QuotationPage } from '../quotations/QuotationPage.tsx';
import { Quotations } from '../quotations/Quotations.tsx';
import { ShopPage } from '../shop/ShopPage.tsx';
import { STOCK_TITLE } from '../stock/messages.ts';
import { Stock } from '../stock/Stock.tsx';
import { Today } from '../today/Today.tsx';
import {
  INBOX,
  isInCatalogue,
  linkTo,
  NEW_AT,
  ORDERS,
  PRODUCTS,
  STOCK,
  TODAY,
  useAddress,
} from './navigation.ts';
import { AtTheDesk, type Merchant, useMerchant, useOwnDesk } from './use-merchant.ts';

const SCREENS = [
  [TODAY, TODAY_TITLE],
  [ORDERS, ORDERS_TITLE],
  [STOCK, STOCK_TITLE],
  [PRODUCTS, TITLES.products],
  [INBOX, INBOX_TITLE],
] as const;
const LOGIN = '/login?returnUrl=%2Fdesk';

/** The desk: whoever may not open it reads why, everybody else finds their screen. */
export function DeskApp() {
  const merchant = useMerchant();
  if (merchant === undefined) return <Frame>{<p role="status">{OPENING}</p>}</Frame>;
  if (merchant === null) {
    return (
      <Frame>
        <EmptyState title={<h1>{LOG_IN_FIRST}</h1>}>
          <p>{LOG_IN_WHY}</p>
          <AnchorButton href={LOGIN}>{LOG_IN}</AnchorButton>
        </EmptyState>
      </Frame>
    );
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
          <Screen />
        )}
      </Frame>
    </AtTheDesk>
  );
}

function Screen() {
  const { pathname, search } = useAddress();
  return <Arrived key={pathname} pathname={pathname} search={search} />;
}

function Arrived({ pathname, search }: { pathname: string; search: string }) {
  // Whoever comes to another screen hears and reads it from its beginning.
  useEffect(() => {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
  const [, , area = '', customer, orderId] = pathname.split('/');
  const { role } = useOwnDesk();
  const entries = ENTRY_COLLECTIONS.find((it) => it === area);
  const newEntry = ENTRY_COLLECTIONS.find((it) => NEW_AT[it] === pathname);
  if (area === 'orders' && customer && orderId) {
    return <OrderPage customer={plain(customer)} orderId={plain(orderId)} />;
  }
  if (area === 'orders' || !hasArea(role, area))
    return <OrderList search={new URLSearchParams(search)} />;
  if (area === 'new-order') return <NewPhoneOrder />;
  if (area === 'stock') return <Stock search={new URLSearchParams(search)} />;
  if (area === 'products' && customer) return <ProductPage productId={plain(customer)} />;
  if (area === 'products') return <Products search={new URLSearchParams(search)} />;
  if (area === 'new-product') return <NewProductPage />;
  if (entries && customer) return <EntryPage collection={entries} id={plain(customer)} />;
  if (entries) return <EntryList collection={entries} search={new URLSearchParams(search)} />;
  if (newEntry) return <NewEntryPage collection={newEntry} />;
  if (area === 'quotations' && customer) return <QuotationPage id={plain(customer)} />;
  if (area === 'quotations') return <Quotations search={new URLSearchParams(search)} />;
  if (area === 'new-quotation') return <NewQuotation />;
  if (area === 'inbox') return <Inbox search={new URLSearchParams(search)} />;
  if (area === 'import') return <Import />;
  if (area === 'people') return <People />;
  if (area === 'shop') return <ShopPage search={new URLSearchParams(search)} />;
  return <Today />;
}

/** A part of an address without its escapes; one that cannot be read leads to nothing. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function NoMerchant({ phone }: { phone: string }) {
  return (
    <Frame>
      <EmptyState title={<h1>{NO_MERCHANT}</h1>}>
        <p>{noMerchantWhy(phone)}</p>
        <Button onClick={() => void refreshDeskNow()}>{LOOK_AGAIN}</Button>
      </EmptyState>
    </Frame>
  );
}

/** Whether what is shown is fresh, and whether it can be sent. */
function Standing({ merchant: { isOver, readAt } }: { merchant: Merchant }) {
  const reachability = useReachability();
  if (isOver) {
    return (
      <p className="desk-standing" role="status">
        {LOG_IN_AGAIN_DESK} <a href={LOGIN}>{LOG_IN}</a>
      </p>
    );
  }
  if (reachability !== 'unreachable' || readAt === null) return null;
  return (
    <p className="desk-standing" role="status">
      <Sentence text={OFFLINE_AS_OF} parts={{ ago: <RelativeTime at={readAt} /> }} />
    </p>
  );
}

function Frame({ children, role = null }: { children: ReactNode; role?: Role | null }) {
  const { pathname } = useAddress();
  const isAt = (path: string) => {
    if (path === TODAY) return pathname.replace(/\/$/, '') === path;
    return path === PRODUCTS ? isInCatalogue(pathname) : pathname.startsWith(path);
  };
  const screens = SCREENS.filter(([path]) => hasArea(role, path.split('/')[2] ?? ''));
  return (
    <>
      <header className="desk-header">
        <span className="desk-header__name">
          {shop.name} · {DESK}
        </span>
        <a href="/">{TO_THE_SHOP}</a>
      </header>
      <main className="desk-main" tabIndex={-1}>
        {children}
      </main>
      {role && (
        <nav className="desk-nav" aria-label={DESK}>
          {screens.map(([path, title]) => (
            <a key={path} {...linkTo(path)} aria-current={isAt(path) ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
