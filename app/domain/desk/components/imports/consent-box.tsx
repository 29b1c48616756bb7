import { box } from '~/ui/components/field.css';
import type { ImportReport } from '../../imports/import';
import * as styles from '../desk.css';
import type { DeskAnswer } from '../desk-form';

/** Asks once more. */
export function ConsentBox({ report, answer }: { report: ImportReport; answer: DeskAnswer | undefined }) {
  const problem = answer?.errors.trotzdem?.[0];
  const { unusualCount, removesMost } = report;
  const what = [
    ...(unusualCount > 0
      ? [unusualCount === 1 ? 'ein ungewöhnlicher Preis' : `${unusualCount} ungewöhnliche Preise`]
      : []),
    ...(removesMost ? ['mehr als die Hälfte entfällt'] : []),
  ].join(', ');
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        id="import-file-trotzdem"
        name="trotzdem"
        className={box}
        aria-invalid={problem ? true : undefined}
      />
      Ja, das ist gewollt: {what}
    </label>
  );
}
