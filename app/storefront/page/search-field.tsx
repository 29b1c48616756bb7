import { useRef } from 'react';
import { SearchForm } from '../search/search-form';
import { useLinksBelow } from './below';

/** The search on its own page; its suggestions are written by the server, as the header is. */
export function SearchField({ typed }: { typed: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLinksBelow(place);
  return (
    <div ref={place}>
      <SearchForm key={typed} typed={typed} />
    </div>
  );
}
