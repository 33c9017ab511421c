import { useState } from 'react';
import { SHOP_PARTS, type ShopPart } from '#core/model/desk/shop-form.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { linkTo, PEOPLE, SHOP, stayAt } from '../frame/navigation.ts';
import { Pills } from '../frame/Pills.tsx';
import { NOT_HERE_YET_HOW } from '../messages.ts';
import { PART_TITLES, PARTS, PEOPLE_LINK, SETTINGS_NOT_HERE, SHOP_TITLE } from './messages.ts';
import { ShopForm } from './ShopForm.tsx';
import { ShopNotes } from './ShopNotes.tsx';
import { useDeskSettings } from './use-desk-settings.ts';
import '../products/Products.css';
import './Shop.css';

/** What shoppers read of the shop: what of it waits, and the form of one part of it. */
export function ShopPage({ search }: { search: URLSearchParams }) {
  const shown = useDeskSettings();
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
      <Pills
        label={PARTS}
        pills={parts.map((it) => ({
          address: addressOf(it),
          name: PART_TITLES[it],
          isCurrent: it === part,
        }))}
      />
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
