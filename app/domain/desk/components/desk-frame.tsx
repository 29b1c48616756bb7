import type { ReactNode } from 'react';
import { homePath, signOutPath } from '~/paths';
import { Form, Link, NavLink } from '~/ui/components/link';
import {
  deskCouponsPath,
  deskImportsPath,
  deskLocationPath,
  deskOffersPath,
  deskOrdersPath,
  deskPath,
  deskRequestsPath,
  deskStockPath,
} from '~/values/desk-paths';
import * as styles from './desk.css';

export interface DeskFrameProps {
  /** 'Autohaus Muster, Kiel' */
  place: string;
  person: string;
  /** Desks of other locations. */
  others: { name: string; address: string }[];
  /** Leads the location. */
  isLeading: boolean;
  children: ReactNode;
}

const pages = [
  [deskPath, 'Heute'],
  [deskOrdersPath, 'Bestellungen'],
  [deskRequestsPath, 'Anfragen'],
  [deskStockPath, 'Bestand'],
] as const;

const leadingPages = [
  [deskOffersPath, 'Angebote'],
  [deskCouponsPath, 'Gutscheine'],
  [deskImportsPath, 'Import'],
  [deskLocationPath, 'Standort'],
] as const;

export function DeskFrame({ place, person, others, isLeading, children }: DeskFrameProps) {
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <div className={styles.barRow}>
          <strong className={styles.place}>{place}</strong>
          <nav aria-label="Tresen" className={styles.navArea}>
            <ul className={styles.nav}>
              {[...pages, ...(isLeading ? leadingPages : [])].map(([to, title]) => (
                <li key={to}>
                  <NavLink to={to} end={to === deskPath} className={styles.navLink}>
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <details className={styles.menu}>
            <summary className={styles.navLink}>{person}</summary>
            <div className={styles.menuPanel}>
              {others.map(({ name, address }) => (
                <a key={address} href={address} className={styles.menuItem}>
                  {name}
                </a>
              ))}
              <Link to={homePath} className={styles.menuItem}>
                Zum Shop
              </Link>
              <Form method="post" action={signOutPath}>
                <button className={styles.menuButton}>Abmelden</button>
              </Form>
            </div>
          </details>
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
