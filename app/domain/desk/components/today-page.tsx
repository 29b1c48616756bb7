import { orderTypeNames } from '~/domain/orders/messages';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { deskAppointmentsPath, deskOrderPath, deskOrdersPath, deskRequestsPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { handTexts } from '../messages';
import type { Today } from '../today.server';
import * as styles from './desk.css';
import { WeekChart } from './week-chart';

const deliveryNames = { abholung: 'Abholung', versand: 'Versand' };

function Hands({ hands }: Pick<Today, 'hands'>) {
  if (hands.length === 0) return <p>Nichts ist liegen geblieben.</p>;
  return (
    <ul className={styles.list}>
      {hands.map(({ kind, since, number, orderId, amountCents, detail }) => (
        <li key={`${kind} ${number} ${since.toISOString()}`} className={styles.entry}>
          <div>
            <strong>{handTexts[kind].title}</strong>{' '}
            {number && orderId ? (
              <Link to={deskOrderPath(number)} className={styles.entryLink}>
                {number}
              </Link>
            ) : (
              number
            )}
            <p className={styles.small}>
              seit {formatMoment(since)} · {handTexts[kind].hint}
              {detail ? ` · ${detail}` : ''}
            </p>
          </div>
          <span className={styles.sum}>{amountCents === null ? '' : formatCents(amountCents)}</span>
        </li>
      ))}
    </ul>
  );
}

function Fresh({ fresh, freshCount }: Pick<Today, 'fresh' | 'freshCount'>) {
  if (fresh.length === 0) return <p>Alles ist bestätigt oder bereitgestellt.</p>;
  return (
    <>
      <ul className={styles.list}>
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
      {freshCount > fresh.length && (
        <p>
          <Link to={`${deskOrdersPath}?stand=confirmed`} className={styles.entryLink}>
            Alle {freshCount} ansehen
          </Link>
        </p>
      )}
    </>
  );
}

export function TodayPage({
  hands,
  fresh,
  freshCount,
  readyCount,
  requestCount,
  appointmentCount,
  week,
}: Today) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Heute</h1>
      <ul className={styles.counts}>
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
        <li className={styles.count}>
          <span className={styles.countNumber}>{hands.length}</span> zu erledigen
        </li>
      </ul>
      <div className={styles.columns}>
        <div className={pageStack}>
          <section className={panel}>
            <h2 className={sectionTitle}>Zu erledigen</h2>
            <Hands hands={hands} />
          </section>
          <section className={panel}>
            <h2 className={sectionTitle}>Neu</h2>
            <Fresh fresh={fresh} freshCount={freshCount} />
          </section>
        </div>
        <section className={panel}>
          <h2 className={sectionTitle}>Diese Woche</h2>
          <WeekChart week={week} />
        </section>
      </div>
    </div>
  );
}
