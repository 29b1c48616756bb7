import type { ImportReport } from '../../imports/import';
import { CheckField } from '../desk-fields';

/** Asks once more. */
export function ConsentBox({ report }: { report: ImportReport }) {
  const { unusualCount, removesMost } = report;
  const what = [
    ...(unusualCount > 0
      ? [unusualCount === 1 ? 'ein ungewöhnlicher Preis' : `${unusualCount} ungewöhnliche Preise`]
      : []),
    ...(removesMost ? ['mehr als die Hälfte entfällt'] : []),
  ].join(', ');
  return <CheckField name="trotzdem" label={`Ja, das ist gewollt: ${what}`} />;
}
