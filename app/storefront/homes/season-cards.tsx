import { Link } from 'react-router';
import { allSeasonTyresPath, summerTyresPath, winterTyresPath } from '~/paths';
import { AllSeasonIcon, ChevronRightIcon, SnowIcon, SunIcon } from '~/ui/icons/icons';
import * as styles from './season-cards.css';

const seasons = [
  {
    to: summerTyresPath,
    title: 'Sommerreifen',
    text: 'Kurze Bremswege auf trockener und nasser Straße, von Ostern bis Oktober.',
    Sign: SunIcon,
  },
  {
    to: winterTyresPath,
    title: 'Winterreifen',
    text: 'Alle mit Alpine-Symbol: für Schnee und Eis zugelassen.',
    Sign: SnowIcon,
  },
  {
    to: allSeasonTyresPath,
    title: 'Ganzjahresreifen',
    text: 'Ein Satz für das ganze Jahr, ebenfalls mit Alpine-Symbol.',
    Sign: AllSeasonIcon,
  },
];

/** The three ways into the tyres. */
export function SeasonCards() {
  return (
    <ul className={styles.list}>
      {seasons.map(({ to, title, text, Sign }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <span className={styles.icon}>
              <Sign size={30} />
            </span>
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.text}>{text}</span>
            </span>
            <span className={styles.arrow}>
              <ChevronRightIcon size={20} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
