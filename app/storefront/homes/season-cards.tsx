import { Picture } from '~/domain/catalog/components/picture';
import { allSeasonTyresPath, picturePath, summerTyresPath, winterTyresPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { ChevronRightIcon } from '~/ui/icons/icons';
import * as styles from './season-cards.css';

const cards = [
  {
    to: summerTyresPath,
    title: 'Sommerreifen',
    text: 'Kurze Bremswege auf trockener und nasser Straße, von Ostern bis Oktober.',
    tread: 'asymmetrisch/Sommer',
  },
  {
    to: winterTyresPath,
    title: 'Winterreifen',
    text: 'Alle mit Alpine-Symbol: für Schnee und Eis zugelassen.',
    tread: 'alpin/Winter',
  },
  {
    to: allSeasonTyresPath,
    // Soft hyphen: phones show three cards in a row.
    title: 'Ganzjahres\u00adreifen',
    text: 'Ein Satz für das ganze Jahr, ebenfalls mit Alpine-Symbol.',
    tread: 'allwetter/Ganzjahr',
  },
];

export function SeasonCards({ shown }: { shown: readonly string[] }) {
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list}>
      {cards
        .filter(({ to }) => shown.includes(to))
        .map(({ to, title, text, tread }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <Picture
                src={picturePath('tyre', `${tread}/205%2F55%20R16`)}
                size={72}
                className={styles.picture}
              />
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
