import { Link } from '@tanstack/react-router';
import { CATEGORIES } from './messages.ts';
import { useCategories } from './use-names.ts';
import './CategoryLinks.css';

/** The categories, each a way into the list. Nothing where the phone does not know them yet. */
export function CategoryLinks() {
  const categories = useCategories();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={CATEGORIES}>
      <ul className="category-links">
        {categories.map(({ id, categoryName }) => (
          <li key={id}>
            <Link to="/category/$categoryId" params={{ categoryId: id }}>
              {categoryName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
