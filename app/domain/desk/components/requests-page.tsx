import type { StoredRequest } from '~/domain/workshop/requests/stored-request';
import type { RequestState } from '~/domain/workshop/service-request';
import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { deskRequestPath, deskRequestsPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';

type ListedRequest = Pick<
  StoredRequest,
  'number' | 'serviceTitle' | 'vehicle' | 'contact' | 'createdAt' | 'state'
>;

interface RequestsPageProps {
  requests: readonly ListedRequest[];
  state: RequestState;
  /** Query of the next page. */
  next: string | undefined;
  notice: string | undefined;
}

const nothing: Readonly<Record<RequestState, string>> = {
  open: 'Keine Anfrage wartet.',
  done: 'Noch keine Anfrage ist erledigt.',
};

export function RequestsPage({ requests, state, next, notice }: RequestsPageProps) {
  return (
    <DeskPage title="Anfragen" notice={notice}>
      <p className={styles.tags}>
        {state === 'open' ? (
          <Link to={`${deskRequestsPath}?stand=done`} className={styles.entryLink}>
            Erledigte ansehen
          </Link>
        ) : (
          <Link to={deskRequestsPath} className={styles.entryLink}>
            Offene ansehen
          </Link>
        )}
      </p>
      <section className={panel} aria-label={state === 'open' ? 'Offene Anfragen' : 'Erledigte Anfragen'}>
        {requests.length === 0 && <p>{nothing[state]}</p>}
        <ul className={styles.list} data-rows>
          {requests.map(({ number, serviceTitle, vehicle, contact, createdAt }) => (
            <li key={number} className={styles.entry}>
              <div>
                <Link to={deskRequestPath(number)} className={styles.entryLink}>
                  {number}
                </Link>{' '}
                {serviceTitle}
                <p className={styles.small}>
                  {contact.firstName} {contact.lastName}
                  {vehicle && ` · ${vehicle}`} · {formatMoment(createdAt)} Uhr
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <NextPage path={deskRequestsPath} query={next} label="Weitere" />
    </DeskPage>
  );
}
