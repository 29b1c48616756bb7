import * as styles from './spinner.css';

/** Turns while something is loading; without motion where people asked for none. */
export function Spinner({ label }: { label: string }) {
  return <span role="status" aria-label={label} className={styles.spinner} />;
}
