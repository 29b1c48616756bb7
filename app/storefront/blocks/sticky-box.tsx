import type { Theme } from '~/domain/tenancy/theme';
import * as styles from './sticky-box.css';
import { stickyBoxLink } from './sticky-box-link';
import { ThemeLink } from './theme-link';

/** The way to an enquiry, on every page: a row above the footer, a tab at the edge where the page leaves room. */
export function StickyBox({ theme: { header, body } }: { theme: Theme }) {
  const link = stickyBoxLink(body);
  if (!link) return null;
  const place = header.componentName === 'SidebarHeader' ? 'besideColumn' : 'plain';
  return (
    <aside aria-label="Service" className={styles.frame[place]}>
      <ThemeLink link={link} className={styles.box[place]} />
    </aside>
  );
}
