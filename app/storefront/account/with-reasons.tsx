import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PageParts } from '../shell/shell';
import * as styles from './with-reasons.css';

const reasons = [
  [
    'Warenkorb auf jedem Gerät',
    'Am Handy zusammenstellen, am Rechner bestellen: Der Warenkorb gehört zum Konto, nicht zum Gerät.',
  ],
  ['Bestellungen im Blick', 'Stand und Abholtermin aller Bestellungen und Reservierungen an einer Stelle.'],
  [
    'Merkliste und Adressen',
    'Die Merkliste zeigt Änderungen an Preis und Bestand. Adressen geben Sie nur einmal ein.',
  ],
] as const;

export function WithReasons({ children }: { children: ReactNode }) {
  const { house } = useRouteLoaderData('routes/_page') as PageParts;
  const scene = house.replace('drawing:', '');
  return (
    <div className={styles.halves}>
      {children}
      <aside aria-label="Vorteile eines Kontos" className={styles.half}>
        <div className={styles.picture}>
          <svg viewBox="0 0 900 500" width="100%" height="100%" overflow="visible" aria-hidden="true">
            <use href={`${scene}#szene`} />
          </svg>
        </div>
        <ul className={styles.reasons}>
          {reasons.map(([title, text]) => (
            <li key={title}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
