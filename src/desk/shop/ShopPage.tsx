import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SHOP_PARTS, type ShopPart } from '#domain/settings/settings.fields.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Link } from '../frame/Link.tsx';
import { Pills } from '../frame/Pills.tsx';
import { NOT_HERE_YET_HOW } from '../messages.ts';
import { PART_TITLES, PARTS, PEOPLE_LINK, SETTINGS_NOT_HERE, SHOP_TITLE } from './messages.ts';
import { ShopForm } from './ShopForm.tsx';
import { ShopNotes } from './ShopNotes.tsx';
import { useDeskSettings } from './use-desk-settings.ts';
import '../products/Products.css';
import './Shop.css';

/** The shop's settings: waiting changes, and the form of one part. */
export function ShopPage() {
  const shown = useDeskSettings();
  const [rounds, setRounds] = useState(0);
  const search = useSearch({ from: '/desk/shop' });
  const navigate = useNavigate();
  const part = SHOP_PARTS.find((it) => it === search.part) ?? 'contact';
  const searchOf = (it: ShopPart) => ({ part: it === 'contact' ? undefined : it });
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
        <Link to="/desk/people">{PEOPLE_LINK}</Link>
      </p>
      <Pills
        label={PARTS}
        pills={SHOP_PARTS.map((it) => ({
          search: searchOf(it),
          name: PART_TITLES[it],
          isCurrent: it === part,
        }))}
      />
      <ShopNotes
        waiting={waiting}
        fields={fields}
        onRetyped={(it) => {
          setRounds(rounds + 1);
          void navigate({
            to: '/desk/shop',
            search: searchOf(it),
            replace: true,
            resetScroll: false,
          });
        }}
      />
      <ShopForm key={`${part} ${rounds}`} part={part} fields={fields} waiting={waiting} />
    </div>
  );
}
