import type { FacetOption } from '../form-fields';
import type { FacetDrawing } from '../list-definition';
import * as styles from './choice-drawing.css';

export function ChoiceDrawing({
  drawing,
  option: [value, , count],
  most,
}: {
  drawing: FacetDrawing;
  option: FacetOption;
  most: number;
}) {
  if (drawing === 'classes') {
    return (
      <svg className={styles.bar[value as keyof typeof styles.bar]} viewBox="0 0 80 8" aria-hidden="true">
        <path d={`M0 4h${Math.round((count / most) * 80)}`} />
      </svg>
    );
  }
  const steps = 'ABC'.indexOf(value);
  return (
    <svg className={styles.steps} viewBox="0 0 28 16" aria-hidden="true">
      <path d={['M4 16v-5', 'M4 16v-5M14 16V6', 'M4 16v-5M14 16V6M24 16V0'][steps]} />
      <path d={['M14 16V6M24 16V0', 'M24 16V0'][steps]} />
    </svg>
  );
}
