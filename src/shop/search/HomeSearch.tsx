import { Link } from '@tanstack/react-router';
import { PLACEHOLDER } from './messages.ts';
import { SearchSign } from './SearchForm.tsx';
import './HomeSearch.css';

/** A link to the search screen that looks like its field, on a phone's home page. Wide screens have the field itself. */
export function HomeSearch() {
  return (
    <Link className="home-search" to="/search">
      <SearchSign />
      <span>{PLACEHOLDER}</span>
    </Link>
  );
}
