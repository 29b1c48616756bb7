import type { Theme } from '~/domain/tenancy/theme';
import * as styles from './sticky-box.css';
import { stickyBoxLink } from './sticky-box-link';
import { ThemeLink } from './theme-link';

/** The way to an enquiry, on every page: a row above the footer, a tab at the edge where the page leaves room. */
export function StickyBox({ body }: { body: Theme['body'] }) {
  const link = stickyBoxLink(body);
  if (!link) return null;
  return (
    <aside aria-label="Service" className={styles.frame}>
      <ThemeLink link={link} className={styles.box} />
    </aside>
  );
}
