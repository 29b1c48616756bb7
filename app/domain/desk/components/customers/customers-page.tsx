import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskCustomerPath, deskCustomersPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import type { ListedCustomer } from '../../customers/list-customers.server';
import * as styles from '../desk.css';
import { DeskPage } from '../desk-page';
import { NextPage } from '../next-page';
import { SearchForm } from '../search-form';

export interface CustomersPageProps {
  words: string;
  customers: ListedCustomer[];
  /** Found by words: without an order. */
  others: ListedCustomer[];
  hasMoreOthers: boolean;
  /** Query of the next page. */
  next: string | undefined;
  isOfAll: boolean;
  notice: string | undefined;
}

function Entries({ customers }: { customers: readonly ListedCustomer[] }) {
  return (
    <ul className={styles.list} data-rows>
      {customers.map(({ number, name, email, phone, at }) => (
        <li key={number} className={styles.entry}>
          <div className={styles.address}>
            <Link to={deskCustomerPath(number)} className={styles.entryLink}>
              {name}
            </Link>
            <p className={styles.small}>
              {[email, phone].filter(Boolean).join(' · ')} · zuletzt {formatMoment(at)} Uhr
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function CustomersPage({
  words,
  customers,
  others,
  hasMoreOthers,
  next,
  isOfAll,
  notice,
}: CustomersPageProps) {
  return (
    <DeskPage title="Kunden" notice={notice}>
      <SearchForm
        action={deskCustomersPath}
        typed={words}
        hint="Name, E-Mail, Telefon oder Nummer einer Bestellung"
      >
        <p className={styles.small}>
          {isOfAll
            ? 'Gezeigt sind die Kunden aller Standorte.'
            : 'Gezeigt sind Menschen mit einer Bestellung, einer Anfrage, einem Termin oder Rädern an diesem Standort.'}
        </p>
      </SearchForm>
      <section className={panel} aria-label="Ergebnis">
        {customers.length === 0 ? <p>Niemand passt zu dieser Suche.</p> : <Entries customers={customers} />}
      </section>
      {others.length > 0 && (
        <Section title="Nur mit Anfrage, Termin oder Rädern">
          <Entries customers={others} />
          {hasMoreOthers && (
            <p className={styles.small}>
              Gezeigt sind die {others.length} neuesten. Mit mehr Angaben in der Suche finden Sie die übrigen.
            </p>
          )}
        </Section>
      )}
      <NextPage path={deskCustomersPath} query={next} />
    </DeskPage>
  );
}
