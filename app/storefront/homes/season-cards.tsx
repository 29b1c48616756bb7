import { Picture } from '~/domain/catalog/components/picture';
import { Link } from '~/ui/components/link';
import { ChevronRightIcon } from '~/ui/icons/icons';
import type { SeasonCard } from './home-seasons';
import * as styles from './season-cards.css';

export function SeasonCards({ cards }: { cards: readonly SeasonCard[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.list}>
      {cards.map(({ to, title, text, picture }) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <Picture src={picture} size={72} className={styles.picture} />
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
