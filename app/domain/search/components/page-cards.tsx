import { Link } from '~/ui/components/link';
import { ChevronRightIcon } from '~/ui/icons/icons';
import type { NamedPage } from '../named-pages';
import * as styles from './page-cards.css';
import { kind } from './search-page.css';

/** Pages as hits of their own, where no articles stand beside them. */
export function PageCards({ title: heading, pages }: { title: string; pages: readonly NamedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className={kind}>{heading}</h2>
      <ul className={styles.cards}>
        {pages.map(({ to, title, text, price }) => (
          <li key={to} className={styles.page}>
            <div>
              <Link to={to} className={styles.title}>
                {title}
              </Link>
              {text && <p>{text}</p>}
              {price && <p className={styles.price}>{price}</p>}
            </div>
            <ChevronRightIcon />
          </li>
        ))}
      </ul>
    </section>
  );
}
