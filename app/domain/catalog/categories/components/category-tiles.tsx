import { Link } from '~/ui/components/link';
import type { CategoryTile } from '../category-tile';
import * as styles from './category-page.css';
import { CategoryPicture } from './category-picture';

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ path, title, description, drawing, articlesText, photo }) => (
        <li key={path}>
          <Link to={path} className={styles.tile}>
            <CategoryPicture drawing={drawing} photo={photo} width={168} />
            <strong className={styles.tileTitle}>{title}</strong>
            <span className={styles.tileText}>{description}</span>
            {articlesText && <b>{articlesText}</b>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
