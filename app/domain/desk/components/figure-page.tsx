import { formatWeekday } from '~/domain/catalog/inventory/delivery';
import { Link } from '~/ui/components/link';
import { lead } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { midnightOf } from '~/values/calendar';
import { deskFigurePath, deskOrderPath } from '~/values/desk-paths';
import { formatIsoDate, formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { type Figure, type FigureRow, figureKinds, figureMeanings, figureNames } from '../figures/figure';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { FigureTable } from './figure-table';

interface FigurePageProps {
  figure: Figure;
  /** ISO day; undefined: all of the week. */
  day: string | undefined;
  rows: FigureRow[];
  /** There are more rows than are shown. */
  isCut: boolean;
}

function Others({ kind }: Pick<Figure, 'kind'>) {
  return (
    <nav aria-label="Kennzahlen" className={styles.views}>
      <ul className={styles.nav}>
        {figureKinds.map((one) => (
          <li key={one}>
            <Link
              to={deskFigurePath(one)}
              className={styles.navLink}
              aria-current={one === kind ? 'page' : undefined}
            >
              {figureNames[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Days({ figure: { kind, days, ...sum }, day }: Pick<FigurePageProps, 'figure' | 'day'>) {
  const rows = days.map((one) => ({
    ...one,
    label: formatWeekday(midnightOf(one.day)),
    to: deskFigurePath(kind, one.day),
    isShown: one.day === day,
  }));
  return <FigureTable of="Tag" rows={[...rows, { ...sum, label: 'Zusammen', to: deskFigurePath(kind) }]} />;
}

export function FigurePage({ figure, day, rows, isCut }: FigurePageProps) {
  return (
    <DeskPage
      title={figureNames[figure.kind]}
      lead={<p className={lead}>{figureMeanings[figure.kind]}</p>}
      intro={<Others kind={figure.kind} />}
    >
      <Section title="Nach Tagen">
        <Days figure={figure} day={day} />
      </Section>
      <Section title={day === undefined ? 'Die letzten sieben Tage' : `Am ${formatIsoDate(day)}`}>
        {rows.length === 0 && <p>Kein Eintrag.</p>}
        <ul className={styles.list} data-rows>
          {rows.map(({ number, name, at, cents }) => (
            <li key={`${number} ${at.getTime()} ${cents}`} className={styles.entry}>
              <div>
                <Link to={deskOrderPath(number)} className={styles.entryLink}>
                  {number}
                </Link>{' '}
                {name}
                <p className={styles.small}>{formatMoment(at)} Uhr</p>
              </div>
              <span className={styles.sum}>{formatCents(cents)}</span>
            </li>
          ))}
        </ul>
        {isCut && <p>Das sind die letzten {rows.length}. Ein einzelner Tag zeigt die älteren.</p>}
      </Section>
    </DeskPage>
  );
}
