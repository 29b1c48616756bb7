import type { ReactNode } from 'react';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';
import * as styles from './desk.css';

interface SearchFormProps {
  action: string;
  typed: string;
  /** By what it finds. */
  hint: string;
  /** Filters. */
  children: ReactNode;
}

export function SearchForm({ action, typed, hint, children }: SearchFormProps) {
  return (
    <Form method="get" action={action} className={`${panel} ${pageStack}`}>
      <div className={styles.search}>
        <TextField id="suche" name="suche" type="search" label="Suche" hint={hint} defaultValue={typed} />
        <button className={button.accent}>Filtern</button>
      </div>
      {children}
    </Form>
  );
}
