import { tyresPath } from '~/paths';
import { Form } from '~/ui/components/link';
import * as styles from './size-search.css';

export function SizeSearch() {
  return (
    <Form action={tyresPath} method="get" className={styles.form}>
      <label className={styles.label}>
        <span>Reifengröße</span>
        <input
          name="groesse"
          placeholder="205/55 R16"
          maxLength={40}
          autoComplete="off"
          className={styles.field}
        />
      </label>
      <button type="submit" className={styles.button}>
        Reifen finden
      </button>
    </Form>
  );
}
