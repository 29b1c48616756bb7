import { formatCents } from '~/values/money';
import type { DayFigures } from '../today.server';
import * as styles from './desk.css';

const [WIDTH, HEIGHT, BAR, FOOT] = [320, 120, 32, 18];
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' });

/** Revenue of each day; the words say it, too. */
export function WeekChart({ week }: { week: readonly DayFigures[] }) {
  const most = Math.max(1, ...week.map(({ totalCents }) => totalCents));
  const step = WIDTH / week.length;
  const orders = week.reduce((sum, day) => sum + day.orders, 0);
  const total = week.reduce((sum, day) => sum + day.totalCents, 0);
  const words = `${orders} ${orders === 1 ? 'Bestellung oder Reservierung' : 'Bestellungen und Reservierungen'} in sieben Tagen, zusammen ${formatCents(total)}`;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={words}>
        {week.map(({ day, totalCents }, index) => {
          const height = ((HEIGHT - FOOT - 4) * totalCents) / most;
          const x = index * step + (step - BAR) / 2;
          return (
            <g key={day}>
              <rect
                x={x}
                y={HEIGHT - FOOT - height}
                width={BAR}
                height={height}
                rx="3"
                className={styles.chartBar}
              />
              <text x={x + BAR / 2} y={HEIGHT - 4} textAnchor="middle" className={styles.chartText}>
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.small}>{words}</figcaption>
    </figure>
  );
}
