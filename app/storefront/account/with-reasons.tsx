import type { ReactNode } from 'react';
import { CartIcon, HeartIcon, StoreIcon } from '~/ui/icons/icons';
import { ReasonList } from '../homes/reasons';
import { Scene } from '../homes/scene';
import * as styles from './with-reasons.css';

const reasons = [
  {
    Sign: CartIcon,
    title: 'Der Warenkorb kommt mit',
    text: 'Am Telefon zusammengestellt, am Rechner bestellt: Er gehört zum Konto, nicht zum Gerät.',
  },
  {
    Sign: StoreIcon,
    title: 'Wissen, wo die Bestellung ist',
    text: 'Stand, Abholtermin und Unterlagen aller Bestellungen und Reservierungen an einer Stelle.',
  },
  {
    Sign: HeartIcon,
    title: 'Merkliste und Adressen',
    text: 'Gemerktes zeigt, was sich an Preis und Bestand geändert hat. Adressen tippen Sie nur einmal.',
  },
];

/** A form of who has no account open, beside what an account gives. */
export function WithReasons({ children }: { children: ReactNode }) {
  return (
    <div className={styles.halves}>
      {children}
      <aside aria-label="Was ein Konto bringt" className={styles.half}>
        <div className={styles.picture}>
          <Scene imageLink="drawing:workshop" />
        </div>
        <div className={styles.words}>
          <ReasonList reasons={reasons} level="h2" />
        </div>
      </aside>
    </div>
  );
}
