import type { Shell } from '../shell/shell';
import * as styles from './sticky-box.css';
import { LinksBelow, ThemeLink } from './theme-link';

export function StickyBox({ shell }: { shell: Shell }) {
  const link = shell.navigation.boxLink;
  if (!link) return null;
  return (
    <aside aria-label="Service" className={styles.frame}>
      <ThemeLink link={link} className={styles.box} />
      {link.children && (
        <ul className={styles.below}>
          <LinksBelow link={link} className={styles.link} />
        </ul>
      )}
    </aside>
  );
}
