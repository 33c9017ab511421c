import { Link } from '@tanstack/react-router';
import { CATEGORIES } from './messages.ts';
import { useCategories } from './use-names.ts';
import './CategoryLinks.css';

/** A link to each category. Renders nothing while the phone knows none. */
export function CategoryLinks() {
  const categories = useCategories();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={CATEGORIES}>
      <ul className="category-links">
        {categories.map(({ id, spoken: { text, lang } }) => (
          <li key={id}>
            <Link to="/category/$categoryId" params={{ categoryId: id }} lang={lang}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
