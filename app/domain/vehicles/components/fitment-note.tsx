import type { VerdictView } from '../fitment/verdict-view';
import * as styles from './fitment-note.css';

const signs: Record<VerdictView['result'], string> = { fits: '✓ ', 'fits-not': '✕ ', unknown: '? ' };

export function FitmentNote({
  verdict: { result, words, isConditional, pieces },
  isShort,
}: {
  verdict: VerdictView;
  isShort?: boolean;
}) {
  const sign = <span aria-hidden="true">{isConditional ? '! ' : signs[result]}</span>;
  return isShort && result === 'fits' && !pieces ? (
    <details data-fitment={result} className={styles.note[result]}>
      <summary>{sign}passt</summary>
      {words}
    </details>
  ) : (
    <p data-fitment={result} className={styles.note[result]}>
      {sign}
      {words}
    </p>
  );
}
