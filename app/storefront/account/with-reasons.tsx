import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { scenePath } from '~/paths';
import * as styles from './with-reasons.css';

const reasons = [
  [
    'Der Warenkorb kommt mit',
    'Am Telefon zusammengestellt, am Rechner bestellt: Er gehört zum Konto, nicht zum Gerät.',
  ],
  [
    'Wissen, wo die Bestellung ist',
    'Stand und Abholtermin aller Bestellungen und Reservierungen an einer Stelle.',
  ],
  [
    'Merkliste und Adressen',
    'Gemerktes zeigt, was sich an Preis und Bestand geändert hat. Adressen tippen Sie nur einmal.',
  ],
] as const;

/** A form of who has no account open, beside what an account gives. */
export function WithReasons({ children }: { children: ReactNode }) {
  const scene = useHref(scenePath('workshop'));
  return (
    <div className={styles.halves}>
      {children}
      <aside aria-label="Was ein Konto bringt" className={styles.half}>
        <svg
          viewBox="0 0 1600 640"
          preserveAspectRatio="xMaxYMax slice"
          className={styles.picture}
          aria-hidden="true"
        >
          <use href={`${scene}#workshop`} />
        </svg>
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
