import type { Shell } from '../../shell/shell';
import * as styles from './dealer-link.css';
import { ThemeLinkMenu } from './theme-link-menu';

/** Below this width the link is in the menu. */
export function DealerLink({ shell, from = 'desktop' }: { shell: Shell; from?: styles.Width }) {
  return (
    <div className={styles.place[from]}>
      <ThemeLinkMenu link={shell.navigation.dealerLink} className={styles.link} />
    </div>
  );
}
