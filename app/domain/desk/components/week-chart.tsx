import { midnightOf } from '~/values/calendar';
import { formatCents } from '~/values/money';
import type { DayFigures } from '../week-figures.server';
import * as styles from './desk.css';

const [WIDTH, HEIGHT, BAR, FOOT] = [320, 96, 32, 18];
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' });
const dayName = (day: string) => weekday.format(midnightOf(day));

interface ChartProps {
  days: readonly DayFigures[];
  title: string;
  value: (day: DayFigures) => number;
}

/** Hidden from screen readers, which read the table. */
function Chart({ days, title, value }: ChartProps) {
  const most = Math.max(1, ...days.map(value));
  const step = WIDTH / days.length;
  return (
    <figure aria-hidden="true">
      <figcaption className={styles.small}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart}>
        <title>{title}</title>
        {days.map((day, index) => {
          const height = ((HEIGHT - FOOT - 4) * value(day)) / most;
          const x = index * step + (step - BAR) / 2;
          return (
            <g key={day.day}>
              <rect
                x={x}
                y={HEIGHT - FOOT - height}
                width={BAR}
                height={height}
                rx="3"
                className={styles.chartBar}
              />
              <text x={x + BAR / 2} y={HEIGHT - 4} textAnchor="middle" className={styles.chartText}>
                {dayName(day.day)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Orders and revenue of each day. */
export function WeekChart({ days }: { days: readonly DayFigures[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const total = days.reduce((sum, day) => sum + day.totalCents, 0);
  if (orders === 0) return <p>Keine Bestellung und keine Reservierung in sieben Tagen.</p>;
  const words = `${orders} ${orders === 1 ? 'Bestellung oder Reservierung' : 'Bestellungen und Reservierungen'} in sieben Tagen, zusammen ${formatCents(total)}`;
  return (
    <>
      <Chart days={days} title="Umsatz" value={({ totalCents }) => totalCents} />
      <Chart days={days} title="Bestellungen und Reservierungen" value={(day) => day.orders} />
      <p className={styles.small}>{words}</p>
      <details>
        <summary className={styles.navLink}>Als Tabelle</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col">Anzahl</th>
              <th scope="col">Umsatz</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayName(day.day)}</th>
                <td>{day.orders}</td>
                <td>{formatCents(day.totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
