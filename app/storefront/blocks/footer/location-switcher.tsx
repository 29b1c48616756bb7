import { useId } from 'react';
import { locationsPath } from '~/paths';
import { Form, Link } from '~/ui/components/link';
import type { Shell } from '../../shell/shell';
import { link } from './footer-blocks.css';
import * as styles from './location-switcher.css';

export function LocationSwitcher({ shell }: { shell: Shell }) {
  const id = useId();
  const count = shell.locationCount;
  if (count < 2) return null;
  return (
    <Form action={locationsPath} method="get" className={styles.switcher}>
      <label htmlFor={id} className={styles.label}>
        Standort in Ihrer Nähe
      </label>
      <div className={styles.row}>
        <input id={id} name="q" maxLength={100} placeholder="24103 oder Kiel" className={styles.field} />
        <button className={styles.go}>Finden</button>
      </div>
      <Link to={locationsPath} className={link}>
        Alle {count} Standorte
      </Link>
    </Form>
  );
}
