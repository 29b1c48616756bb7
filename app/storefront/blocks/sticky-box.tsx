import type { ShownShell } from '../shell/shell';
import * as styles from './sticky-box.css';
import { LinksBelow, ThemeLink } from './theme-link';

/** The way to an enquiry, on every page: a row above the footer, a tab at the edge where the page leaves room. */
export function StickyBox({ shell }: { shell: ShownShell }) {
  const link = shell.navigation.boxLink;
  if (!link) return null;
  const place = shell.theme.header.componentName === 'SidebarHeader' ? 'besideColumn' : 'plain';
  return (
    <aside aria-label="Service" className={styles.frame[place]}>
      <ThemeLink link={link} className={styles.box[place]} />
      {link.children && (
        <ul className={styles.below[place]}>
          <LinksBelow link={link} className={styles.link} />
        </ul>
      )}
    </aside>
  );
}
