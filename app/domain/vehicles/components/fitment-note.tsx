import type { VerdictView } from '../fitment/verdict-view';
import * as styles from './fitment-note.css';

const signs: Record<VerdictView['result'], string> = { fits: '✓ ', 'fits-not': '✕ ', unknown: '? ' };

export function FitmentNote({ verdict: { result, words, isConditional } }: { verdict: VerdictView }) {
  return (
    <p data-fitment={result} className={styles.note[result]}>
      <span aria-hidden="true">{isConditional ? '! ' : signs[result]}</span>
      {words}
    </p>
  );
}
