import { midnightOf } from '~/values/calendar';
import { deskFigurePath } from '~/values/desk-paths';
import { type DayFigure, type Figure, figureNames } from '../figures/figure';
import * as styles from './desk.css';
import { FigureTable } from './figure-table';

const [WIDTH, HEIGHT, BAR, FOOT] = [320, 96, 32, 18];
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' });
const dayName = (day: string) => weekday.format(midnightOf(day));

interface ChartProps {
  days: readonly DayFigure[];
  title: string;
  value: (day: DayFigure) => number;
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

/** Each figure of the week leads to the list of what it counts. */
export function WeekChart({ figures }: { figures: readonly Figure[] }) {
  const ordered = figures.find(({ kind }) => kind === 'bestellt');
  if (!ordered || figures.every(({ count }) => count === 0))
    return <p>In den letzten sieben Tagen keine Bestellung, keine Übergabe und keine Zahlung.</p>;
  return (
    <>
      {ordered.count > 0 && (
        <>
          <Chart days={ordered.days} title="Bestellt, Summe" value={({ totalCents }) => totalCents} />
          <Chart days={ordered.days} title="Bestellt, Anzahl" value={({ count }) => count} />
        </>
      )}
      <FigureTable
        of="Was"
        rows={figures.map(({ kind, ...figure }) => ({
          ...figure,
          label: figureNames[kind],
          to: deskFigurePath(kind),
        }))}
      />
    </>
  );
}
