import { Link } from '@tanstack/react-router';
import { PLACEHOLDER } from './messages.ts';
import { SearchSign } from './SearchForm.tsx';
import './HomeSearch.css';

/** The way to the search on a phone's first page, in the shape of the field that waits there. Wide screens have the field itself. */
export function HomeSearch() {
  return (
    <Link className="home-search" to="/search">
      <SearchSign />
      {PLACEHOLDER}
    </Link>
  );
}
