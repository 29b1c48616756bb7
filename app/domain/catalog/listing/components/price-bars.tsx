import { formatCents, parseCents } from '~/values/money';
import type { RangeField } from '../form-fields';
import type { PriceHistogram } from '../price-histogram';
import * as styles from './price-bars.css';

const HEIGHT = 40;

/** How many articles cost how much; what the chosen amounts leave stands out. Its sense stands below in words. */
export function PriceBars({ range, histogram }: { range: RangeField; histogram: PriceHistogram }) {
  const { fromEuros, stepEuros, counts } = histogram;
  const most = Math.max(...counts);
  const from = parseCents(range.from) ?? 0;
  const to = parseCents(range.to) ?? Number.POSITIVE_INFINITY;
  const centsAt = (step: number) => (fromEuros + step * stepEuros) * 100;
  const isWanted = (step: number) => centsAt(step + 1) > from && centsAt(step) <= to;
  const draw = (wanted: boolean) =>
    counts
      .map((count, step) =>
        count > 0 && isWanted(step) === wanted
          ? `M${step * 10 + 5} ${HEIGHT}v-${Math.max(2, Math.round((count / most) * HEIGHT))}`
          : '',
      )
      .join('');
  const peak = counts.indexOf(most);
  return (
    <div className={styles.bars}>
      <svg viewBox={`0 0 ${counts.length * 10} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={draw(true)} />
        <path d={draw(false)} />
      </svg>
      <p>
        {`die meisten (${most}) zwischen ${formatCents(centsAt(peak))} und ${formatCents(centsAt(peak + 1) - 1)}`}
      </p>
    </div>
  );
}
