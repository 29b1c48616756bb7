import { marksLayout } from '../payment-marks';
import * as styles from './payment-marks.css';

export function PaymentMarks({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const layout = marksLayout(names.length);
  return (
    <ul className={styles.marks[layout]} data-layout={layout}>
      {names.map((name) => (
        <li key={name} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}
