import { useRef } from 'react';
import { useDelegatedLinks } from '../islands/use-delegated-links';
import { SearchForm } from '../search/search-form';

export function SearchField({ typed }: { typed: string }) {
  const place = useRef<HTMLDivElement>(null);
  useDelegatedLinks(place);
  return (
    <div ref={place}>
      <SearchForm key={typed} />
    </div>
  );
}
