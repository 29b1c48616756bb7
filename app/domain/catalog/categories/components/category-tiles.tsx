import { Link } from '~/ui/components/link';
import { Spot } from '~/ui/components/spot';
import type { CategoryTile } from '../category-tile';
import * as styles from './category-page.css';

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ path, title, description, drawing, articlesText }) => (
        <li key={path}>
          <Link to={path} className={styles.tile}>
            <Spot name={drawing} width={168} />
            <strong className={styles.tileTitle}>{title}</strong>
            <span className={styles.tileText}>{description}</span>
            {articlesText && <b>{articlesText}</b>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
