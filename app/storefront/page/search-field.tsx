import { useRef } from 'react';
import { useDelegatedLinks } from '../islands/use-delegated-links';
import { SearchForm } from '../search/search-form';

/** The search on its own page; its suggestions are written by the server, as the header is. */
export function SearchField({ typed }: { typed: string }) {
  const place = useRef<HTMLDivElement>(null);
  useDelegatedLinks(place);
  return (
    <div ref={place}>
      <SearchForm key={typed} typed={typed} />
    </div>
  );
}
