import type { VerdictView } from '../fitment/verdict-view';
import * as styles from './fitment-note.css';

const signs: Record<VerdictView['result'], string> = { fits: '✓ ', 'fits-not': '✕ ', unknown: '? ' };

export function FitmentNote({
  verdict: { result, words, isConditional },
  isShort,
}: {
  verdict: VerdictView;
  /** Documents of an article that fits open with a click. */
  isShort?: boolean;
}) {
  const sign = <span aria-hidden="true">{isConditional ? '! ' : signs[result]}</span>;
  const look = { 'data-fitment': result, className: styles.note[result] };
  return isShort && (isConditional || result === 'fits') ? (
    <details {...look}>
      <summary>
        {sign}passt{isConditional && ' mit Auflagen'}
      </summary>
      {words}
    </details>
  ) : (
    <p {...look}>
      {sign}
      {words}
    </p>
  );
}
