import { useState } from 'react';
import { SHOP_PARTS, type ShopPart } from '#core/model/desk/shop-form.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { linkTo, PEOPLE, SHOP, stayAt } from '../frame/navigation.ts';
import { NOT_HERE_YET_HOW } from '../messages.ts';
import { PART_TITLES, PARTS, PEOPLE_LINK, SETTINGS_NOT_HERE, SHOP_TITLE } from './messages.ts';
import { ShopForm } from './ShopForm.tsx';
import { ShopNotes } from './ShopNotes.tsx';
import { useDeskShop } from './use-desk-shop.ts';
import '../products/Products.css';
import './Shop.css';

/** What shoppers read of the shop: what of it waits, and the form of one part of it. */
export function ShopPage({ search }: { search: URLSearchParams }) {
  const shown = useDeskShop();
  const [rounds, setRounds] = useState(0);
  const parts = Object.keys(SHOP_PARTS) as ShopPart[];
  const part = parts.find((it) => it === search.get('part')) ?? 'contact';
  const addressOf = (it: ShopPart) => (it === 'contact' ? SHOP : `${SHOP}?part=${it}`);
  if (!shown) return null;
  const { fields, waiting } = shown;
  if (!fields) {
    return (
      <EmptyState title={<h1>{SETTINGS_NOT_HERE}</h1>}>
        <p>{NOT_HERE_YET_HOW}</p>
      </EmptyState>
    );
  }
  return (
    <div className="desk-page">
      <h1>{SHOP_TITLE}</h1>
      <p className="desk-links">
        <a {...linkTo(PEOPLE)}>{PEOPLE_LINK}</a>
      </p>
      <ul className="desk-pills" aria-label={PARTS}>
        {parts.map((it) => (
          <li key={it}>
            <a
              {...linkTo(addressOf(it))}
              {...(it === part && { 'aria-current': 'true', ref: bringIntoView })}
            >
              {PART_TITLES[it]}
            </a>
          </li>
        ))}
      </ul>
      <ShopNotes
        waiting={waiting}
        fields={fields}
        onRetyped={(it) => {
          setRounds(rounds + 1);
          stayAt(addressOf(it));
        }}
      />
      <ShopForm key={`${part} ${rounds}`} part={part} fields={fields} waiting={waiting} />
    </div>
  );
}

/** On a narrow phone the pills of all parts do not stand side by side. */
function bringIntoView(pill: HTMLElement | null): void {
  pill?.scrollIntoView({ inline: 'center', block: 'nearest' });
}
