import { Link } from '@tanstack/react-router';
import type { Covers } from '#domain/catalogue/catalogue-reader.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { CATEGORIES } from './messages.ts';
import { useCategories } from './use-names.ts';
import './CategoryTiles.css';

/** Picture widths: small circles on a phone, larger ones on a wide screen. px */
const WIDTHS = [100, 200] as const;

/** The categories with pictures, in one row on a phone. Renders nothing while the phone knows none. */
export function CategoryTiles({ covers }: { covers: Covers | null }) {
  const categories = useCategories();
  if (categories.length === 0) return null;
  return (
    <nav className="category-tiles" aria-label={CATEGORIES}>
      <ul className="category-tiles__row">
        {categories.map(({ id, spoken: { text, lang } }) => (
          <li key={id}>
            <Link className="category-tile" to="/category/$categoryId" params={{ categoryId: id }}>
              <Picture
                productId={covers?.[id]?.productId ?? ''}
                image={covers?.[id]?.image}
                alt=""
                sizes="(min-width: 768px) 4.5rem, 2rem"
                sparing={100}
                widths={WIDTHS}
              />
              <span lang={lang}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
