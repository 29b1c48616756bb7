import type { ShownVerdict } from '../fitment/shown-verdict';
import * as styles from './fitment-note.css';

const signs: Record<ShownVerdict['result'], string> = { fits: '✓ ', 'fits-not': '✕ ', unknown: '? ' };

export function FitmentNote({ verdict: { result, words } }: { verdict: ShownVerdict }) {
  return (
    <p data-fitment={result} className={styles.note[result]}>
      <span aria-hidden="true">{signs[result]}</span>
      {words}
    </p>
  );
}
