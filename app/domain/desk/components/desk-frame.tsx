import type { ReactNode } from 'react';
import { homePath, signOutPath } from '~/paths';
import { Form, Link, NavLink } from '~/ui/components/link';
import { deskPath } from '~/values/desk-path';
import {
  deskApiKeysPath,
  deskAppointmentsPath,
  deskAuditPath,
  deskCouponsPath,
  deskCustomersPath,
  deskDocumentsPath,
  deskHealthPath,
  deskImportsPath,
  deskJournalPath,
  deskLocationPath,
  deskMoneyPath,
  deskOffersPath,
  deskOrdersPath,
  deskPagesPath,
  deskRequestsPath,
  deskStaffPath,
  deskStockPath,
  deskStoragePath,
  deskWebhooksPath,
  deskWithdrawalsPath,
} from '~/values/desk-paths';
import * as styles from './desk.css';
import * as frame from './desk-frame.css';
import { DeskKeys, type DeskPage } from './desk-keys';

export interface DeskFrameProps {
  /** 'Autohaus Muster, Kiel' */
  place: string;
  person: string;
  /** Desks of other locations. */
  others: { name: string; address: string }[];
  seesMoney: boolean;
  /** Leads the location. */
  isLeading: boolean;
  /** Leads all locations. */
  isCentral: boolean;
  children: ReactNode;
}

const pages: readonly DeskPage[] = [
  [deskPath, 'Heute', 'h'],
  [deskOrdersPath, 'Bestellungen', 'o'],
  [deskAppointmentsPath, 'Termine', 't'],
  [deskRequestsPath, 'Anfragen', 'a'],
  [deskStoragePath, 'Einlagerung', 'e'],
  [deskWithdrawalsPath, 'Widerrufe', 'w'],
  [deskStockPath, 'Bestand', 'b'],
  [deskCustomersPath, 'Kunden', 'k'],
];

const moneyPages: readonly DeskPage[] = [
  [deskMoneyPath, 'Zahlungen', 'z'],
  [deskDocumentsPath, 'Belege', 'r'],
];

const leadingPages: readonly DeskPage[] = [
  [deskOffersPath, 'Angebote'],
  [deskCouponsPath, 'Gutscheine'],
  [deskImportsPath, 'Import', 'i'],
  [deskPagesPath, 'Seiten'],
  [deskLocationPath, 'Standort', 's'],
  [deskStaffPath, 'Mitarbeiter', 'm'],
  [deskJournalPath, 'Protokoll', 'p'],
];

const centralPages: readonly DeskPage[] = [
  [deskApiKeysPath, 'API-Schlüssel'],
  [deskWebhooksPath, 'Webhooks'],
  [deskHealthPath, 'Zustand', 'y'],
  [deskAuditPath, 'Sicherheit'],
];

function NavList({ pages: shown }: { pages: readonly DeskPage[] }) {
  return (
    <ul className={styles.nav}>
      {shown.map(([to, title]) => (
        <li key={to}>
          <NavLink to={to} end={to === deskPath} className={styles.navLink}>
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function DeskFrame({
  place,
  person,
  others,
  seesMoney,
  isLeading,
  isCentral,
  children,
}: DeskFrameProps) {
  const daily = [...pages, ...(seesMoney ? moneyPages : [])];
  const office = [...(isLeading ? leadingPages : []), ...(isCentral ? centralPages : [])];
  return (
    <div className={frame.desk}>
      <header className={frame.bar}>
        <div className={frame.barRow}>
          <strong className={frame.place}>{place}</strong>
          <nav aria-label="Tresen" className={frame.navArea}>
            <div className={frame.navRows}>
              <NavList pages={daily} />
              {office.length > 0 && <NavList pages={office} />}
            </div>
          </nav>
          <details className={frame.menu}>
            <summary className={styles.navLink}>{person}</summary>
            <div className={frame.menuPanel}>
              {others.map(({ name, address }) => (
                <a key={address} href={address} className={frame.menuItem}>
                  {name}
                </a>
              ))}
              <Link to={homePath} className={frame.menuItem}>
                Zum Shop
              </Link>
              <div data-keys hidden>
                <button type="button" className={frame.menuButton}>
                  Tasten
                </button>
              </div>
              <Form method="post" action={signOutPath}>
                <button className={frame.menuButton}>Abmelden</button>
              </Form>
            </div>
          </details>
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={frame.main}>
        {children}
      </main>
      <DeskKeys pages={[...daily, ...office]} />
    </div>
  );
}
