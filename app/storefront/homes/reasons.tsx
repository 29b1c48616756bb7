import { CashIcon, DocumentIcon, FuelPumpIcon, StoreIcon } from '~/ui/icons/icons';
import * as styles from './reasons.css';

/** Each claim has to be true of every location. */
export function Reasons({ city }: { city: string }) {
  const reasons = [
    {
      Sign: StoreIcon,
      title: `Bestand in ${city}`,
      text: 'Bei jedem Reifen steht, wie viele Stück vor Ort liegen und wann ein anderer hier ist.',
    },
    {
      Sign: DocumentIcon,
      title: 'Unverbindlich reservieren',
      text: 'Erst zurücklegen lassen, dann ansehen und entscheiden: Eine Reservierung verpflichtet zu nichts.',
    },
    {
      Sign: FuelPumpIcon,
      title: 'EU-Label an jedem Reifen',
      text: 'Verbrauch, Nasshaftung und Geräusch sehen Sie neben dem Preis, nicht erst im Datenblatt.',
    },
    {
      Sign: CashIcon,
      title: 'Bei Abholung zahlen',
      text: 'Oder per Vorkasse. Jeder Preis versteht sich inkl. MwSt., den Versand zeigt der Warenkorb.',
    },
  ];
  return (
    <ul className={styles.list}>
      {reasons.map(({ Sign, title, text }) => (
        <li key={title} className={styles.reason}>
          <span className={styles.icon}>
            <Sign size={26} />
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
