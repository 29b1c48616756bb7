import { Form } from 'react-router';
import { searchPath } from '~/paths';
import { SearchIcon } from '~/ui/icons/icons';
import * as styles from './search-form.css';

interface SearchFormProps {
  look?: 'pill' | 'box';
  className?: string;
}

/** Search of the whole shop; a plain form that needs no script. */
export function SearchForm({ look = 'box', className = '' }: SearchFormProps) {
  return (
    <Form action={searchPath} method="get" role="search" className={`${styles.form[look]} ${className}`}>
      <input
        type="search"
        name="q"
        aria-label="Suche"
        placeholder="Größe oder Hersteller"
        maxLength={100}
        autoComplete="off"
        className={styles.field}
      />
      <button type="submit" aria-label="Suchen" className={styles.button}>
        <SearchIcon size={20} />
      </button>
    </Form>
  );
}
