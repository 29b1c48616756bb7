import { tyresPath } from '~/paths';
import { Form } from '~/ui/components/link';
import type { Shell } from '../../shell/shell';
import * as styles from './size-search.css';

export function SizeSearch({ shell }: { shell: Pick<Shell, 'hidesTyres'> }) {
  if (shell.hidesTyres) return undefined;
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
