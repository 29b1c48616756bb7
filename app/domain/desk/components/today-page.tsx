import { orderTypeNames } from '~/domain/orders/messages';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskPath } from '~/values/desk-path';
import {
  deskAppointmentsPath,
  deskOrderPath,
  deskOrdersPath,
  deskPrintPath,
  deskRequestsPath,
} from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { StepState } from '../first-steps';
import type { Today } from '../today.server';
import * as styles from './desk.css';
import { FirstSteps } from './first-steps';
import { Hands } from './hands';
import { OrdersToFetch, WaitingPeople } from './waiting';
import { WeekChart } from './week-chart';

const deliveryNames = { abholung: 'Abholung', versand: 'Versand' };

interface AllOrdersProps {
  state: 'confirmed' | 'ready';
  count: number;
  shown: number;
}

function AllOrders({ state, count, shown }: AllOrdersProps) {
  if (count <= shown) return null;
  return (
    <p>
      <Link to={`${deskOrdersPath}?stand=${state}`} className={styles.entryLink}>
        Alle {count} ansehen
      </Link>
    </p>
  );
}

function Fresh({ fresh, freshCount }: Pick<Today, 'fresh' | 'freshCount'>) {
  if (fresh.length === 0) return <p>Alles ist bestätigt oder bereitgestellt.</p>;
  return (
    <>
      <ul className={styles.list} data-rows>
        {fresh.map(({ number, name, orderType, delivery, totalCents, placedAt }) => (
          <li key={number} className={styles.entry}>
            <div>
              <Link to={deskOrderPath(number)} className={styles.entryLink}>
                {number}
              </Link>{' '}
              {name}
              <p className={styles.small}>
                {orderTypeNames[orderType]}, {deliveryNames[delivery]} · {formatMoment(placedAt)} Uhr
              </p>
            </div>
            <span className={styles.sum}>{formatCents(totalCents)}</span>
          </li>
        ))}
      </ul>
      <AllOrders state="confirmed" count={freshCount} shown={fresh.length} />
    </>
  );
}

function Week({ figures, left, vain }: Today['week']) {
  return (
    <div className={pageStack}>
      <Section title="Die letzten sieben Tage">
        <WeekChart figures={figures} />
      </Section>
      <Section title="Liegen gebliebene Warenkörbe">
        <p>{left.carts === 0 ? 'Keine' : `${left.carts}, zusammen ${formatCents(left.totalCents)}`}</p>
      </Section>
      <Section title="Suchen ohne Treffer, im ganzen Netz">
        {vain.length === 0 && <p>Jede Suche fand etwas.</p>}
        <ul className={styles.list}>
          {vain.map(({ words, count }) => (
            <li key={words} className={styles.entry}>
              <span>{words}</span>
              <span className={styles.sum}>{count} ×</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface UpToDateProps {
  at: Date;
  hasSound: boolean;
  /** Somebody reads and wants no new page meanwhile. */
  isStill: boolean;
}

const REFRESH_SECONDS = 30;

/** Without JavaScript the browser asks again by itself; the page has no field that could be lost. */
function UpToDate({ at, hasSound, isStill }: UpToDateProps) {
  return (
    <Form method="post" action={`${deskPath}?index`} className={styles.upToDate}>
      <span className={styles.small}>Stand: {formatMoment(at)} Uhr</span>
      <noscript>
        {!isStill && <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />}
        <Link to={deskPath} className={styles.entryLink}>
          Aktualisieren
        </Link>
        <Link to={isStill ? deskPath : `${deskPath}?ruhe=1`} className={styles.entryLink}>
          {isStill ? 'Wieder von selbst aktualisieren' : 'Nicht von selbst aktualisieren'}
        </Link>
      </noscript>
      <Link to={deskPrintPath} className={styles.entryLink}>
        Tagesliste drucken
      </Link>
      <button name="ton" value={hasSound ? 'aus' : 'an'} className={button.quiet}>
        {hasSound ? 'Ton bei neuen Bestellungen ausschalten' : 'Ton bei neuen Bestellungen einschalten'}
      </button>
    </Form>
  );
}

interface TodayPageProps extends Omit<Today, 'elsewhere'> {
  /** Other locations of the person where something waits. */
  places: { name: string; address: string; fresh: number; ready: number }[];
  hasSound: boolean;
  isStill: boolean;
  steps: StepState[] | undefined;
}

function Places({ places }: Pick<TodayPageProps, 'places'>) {
  return (
    <Section title="Andere Standorte">
      <ul className={styles.list} data-rows>
        {places.map(({ name, address, fresh, ready }) => (
          <li key={address} className={styles.entry}>
            <div>
              <a href={address} className={styles.entryLink}>
                {name}
              </a>
            </div>
            <span className={styles.sum}>
              {fresh} neu, {ready} abholbereit
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Counts({
  hands,
  hasMoreHands,
  freshCount,
  readyCount,
  requestCount,
  appointmentCount,
}: TodayPageProps) {
  return (
    <ul className={styles.counts}>
      <li className={styles.count}>
        <span className={styles.countNumber}>
          {hands.length}
          {hasMoreHands && '+'}
        </span>{' '}
        zu erledigen
      </li>
      <li>
        <Link to={`${deskOrdersPath}?stand=confirmed`} className={styles.count}>
          <span className={styles.countNumber}>{freshCount}</span> neu
        </Link>
      </li>
      <li>
        <Link to={`${deskOrdersPath}?stand=ready`} className={styles.count}>
          <span className={styles.countNumber}>{readyCount}</span> abholbereit
        </Link>
      </li>
      <li>
        <Link to={deskRequestsPath} className={styles.count}>
          <span className={styles.countNumber}>{requestCount}</span>{' '}
          {requestCount === 1 ? 'Anfrage' : 'Anfragen'}
        </Link>
      </li>
      <li>
        <Link to={deskAppointmentsPath} className={styles.count}>
          <span className={styles.countNumber}>{appointmentCount}</span>{' '}
          {appointmentCount === 1 ? 'Terminanfrage' : 'Terminanfragen'}
        </Link>
      </li>
    </ul>
  );
}

export function TodayPage(props: TodayPageProps) {
  const { hands, fresh, freshCount, readyCount, waiting, ready, arriving } = props;
  const { places, week, at, hasSound, isStill, steps } = props;
  return (
    <div className={pageStack} data-live data-fresh={freshCount} data-sound={hasSound ? 'on' : undefined}>
      <h1 className={pageTitle}>Heute</h1>
      {steps && <FirstSteps steps={steps} />}
      <UpToDate at={at} hasSound={hasSound} isStill={isStill} />
      <Counts {...props} />
      <div className={styles.columns}>
        <div className={pageStack}>
          <Section title="Zu erledigen">
            {(hands.length > 0 || waiting.length === 0) && <Hands hands={hands} />}
            {waiting.length > 0 && <WaitingPeople waiting={waiting} />}
          </Section>
          {arriving.length > 0 && (
            <Section title="Ware müsste da sein">
              <OrdersToFetch found={arriving} />
            </Section>
          )}
          {ready.length > 0 && (
            <Section title="Abholbereit">
              <OrdersToFetch found={ready} />
              <AllOrders state="ready" count={readyCount} shown={ready.length} />
            </Section>
          )}
          <Section title="Neu">
            <Fresh fresh={fresh} freshCount={freshCount} />
          </Section>
          {places.length > 0 && <Places places={places} />}
        </div>
        <Week {...week} />
      </div>
    </div>
  );
}
