import { Link } from '@tanstack/react-router';
import { SearchSign } from './SearchSign.tsx';
import './SearchLink.css';

/** The way to the search on small screens. */
export function SearchLink() {
  return (
    <Link className="search-link" to="/search" aria-label="Search">
      <SearchSign />
    </Link>
  );
}
