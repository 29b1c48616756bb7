import type { VerdictView } from '../fitment/verdict-view';
import * as styles from './fitment-note.css';

const signs: Record<VerdictView['result'], string> = { fits: '✓ ', 'fits-not': '✕ ', unknown: '? ' };
const shortWords: typeof signs = { fits: 'passt', 'fits-not': 'passt nicht', unknown: 'nicht bekannt' };

/** @param isShort one line, which opens the reason */
export function FitmentNote({
  verdict: { result, words, short, isConditional, isNotNeeded },
  isShort,
}: {
  verdict: VerdictView;
  isShort?: boolean;
}) {
  const sign = <span aria-hidden="true">{isConditional ? '! ' : signs[result]}</span>;
  return isShort ? (
    <details data-fitment={result} name="passt" className={styles.note[result]}>
      <summary>
        {sign}
        {short ?? (isNotNeeded ? 'nicht nötig' : shortWords[result])}
      </summary>
      <div>{words}</div>
    </details>
  ) : (
    <p data-fitment={result} className={styles.note[result]}>
      {sign}
      {words}
    </p>
  );
}
