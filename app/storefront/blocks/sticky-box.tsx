import type { Shell } from '../shell/shell';
import * as styles from './sticky-box.css';
import { LinksBelow, ThemeLink } from './theme-link';

/** A row above the footer, or a tab at the edge of wide screens. */
export function StickyBox({ shell }: { shell: Shell }) {
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
