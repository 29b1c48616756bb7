import { Link } from '~/ui/components/link';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { deskOrderPath } from '~/values/desk-paths';
import { formatIsoDate, formatMoment } from '~/values/german-date';
import type { OrderToFetch, WaitingPerson } from '../waiting.server';
import * as styles from './desk.css';

const titles = { request: 'Anfrage', appointment: 'Terminanfrage' };

export function WaitingPeople({ waiting }: { waiting: readonly WaitingPerson[] }) {
  return (
    <ul className={styles.list} data-rows>
      {waiting.map(({ kind, number, path, name, text, since }) => (
        <li key={number} className={styles.entry}>
          <div>
            <strong>{titles[kind]}</strong>{' '}
            <Link to={path} className={styles.entryLink}>
              {number}
            </Link>{' '}
            {name}
            <p className={styles.small}>
              seit {formatMoment(since)} · {text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** With the telephone number of who is to be told. */
export function OrdersToFetch({ found }: { found: readonly OrderToFetch[] }) {
  return (
    <ul className={styles.list} data-rows>
      {found.map(({ number, name, phone, from }) => (
        <li key={number} className={styles.entry}>
          <div>
            <Link to={deskOrderPath(number)} className={styles.entryLink}>
              {number}
            </Link>{' '}
            {name}
            {from !== null && <p className={styles.small}>abzuholen ab {formatIsoDate(from)}</p>}
          </div>
          {phone && <TelephoneLink phone={phone} className={styles.entryLink} />}
        </li>
      ))}
    </ul>
  );
}
