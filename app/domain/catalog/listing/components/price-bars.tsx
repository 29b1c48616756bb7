import { useEffect, useRef } from 'react';
import type { RangeField } from '../form-fields';
import * as styles from './price-bars.css';

export function PriceBars({
  range: { name, bars },
  onRelease,
}: {
  range: RangeField;
  onRelease: (event: Event) => void;
}) {
  const slider = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = slider.current;
    if (place && bars)
      void import('../price-slider/price-slider').then(({ slide }) => slide(place, bars, name, onRelease));
  });
  if (!bars) return null;
  return (
    <div className={styles.bars}>
      <svg viewBox={`0 0 ${bars.width} 40`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bars.inRange} />
        <path d={bars.other} />
      </svg>
      <div ref={slider} />
    </div>
  );
}
