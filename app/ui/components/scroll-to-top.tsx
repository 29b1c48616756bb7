import { ArrowUpIcon } from '../icons/icons';
import * as styles from './scroll-to-top.css';

/** Appears once the page is scrolled: an anchor, so it works without JavaScript. */
export function ScrollToTop() {
  return (
    <a href="#top" className={styles.button} aria-label="Zum Seitenanfang">
      <ArrowUpIcon size={22} />
    </a>
  );
}
