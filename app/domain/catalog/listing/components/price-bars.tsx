import type { PriceBars as Bars } from '../price-histogram';
import * as styles from './price-bars.css';

export function PriceBars({ bars: { width, inRange, other } }: { bars: Bars }) {
  return (
    <div className={styles.bars}>
      <svg viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" aria-hidden="true">
        <path d={inRange} />
        <path d={other} />
      </svg>
    </div>
  );
}
