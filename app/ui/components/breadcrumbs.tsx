import * as styles from './breadcrumbs.css';
import { Link } from './link';

export interface Crumb {
  label: string;
  to?: string;
}

/** A missing title is shown as '---' (spec 1, page shell). */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Brotkrumen" className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className={styles.item}>
            {index < crumbs.length - 1 && crumb.to ? (
              <Link to={crumb.to} className={styles.link}>
                {crumb.label || '---'}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label || '---'}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
