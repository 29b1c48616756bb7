import { useHref, useLocation } from 'react-router';
import { searchPath, suggestionsPath } from '~/paths';
import { Form } from '~/ui/components/link';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { SearchIcon } from '~/ui/icons/icons';
import * as styles from './search-form.css';

interface SearchFormProps {
  look?: 'pill' | 'box';
  collapses?: boolean;
  className?: string;
}

function useSearchedWords(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === searchPath ? (new URLSearchParams(search).get('q') ?? undefined) : undefined;
}

/** A form that needs no script; `suggest.ts` adds suggestions. */
export function SearchForm({ look = 'box', collapses = false, className = '' }: SearchFormProps) {
  return (
    <Form
      action={searchPath}
      method="get"
      role="search"
      className={`${styles.form[look]} ${collapses ? styles.collapsing : ''} ${className}`}
      data-suggestions={useHref(suggestionsPath)}
    >
      <input
        type="search"
        name="q"
        aria-label="Suche"
        placeholder="Größe, Artikel, Fahrzeug"
        defaultValue={useSearchedWords()}
        maxLength={100}
        autoComplete="off"
        className={styles.field}
      />
      <button type="submit" aria-label="Suchen" className={styles.button}>
        <SearchIcon size={20} />
      </button>
      <div role="listbox" aria-label="Vorschläge" className={styles.suggestions} hidden />
      <span role="status" className={visuallyHidden} />
    </Form>
  );
}
