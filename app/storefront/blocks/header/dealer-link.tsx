import type { Shell } from '../../shell/shell';
import * as styles from './dealer-link.css';
import { ThemeLinkMenu } from './theme-link-menu';

/** The way to the dealer's own site, from the width on at which a header has room for it; the menu has it at all others. */
export function DealerLink({ shell, from = 'desktop' }: { shell: Shell; from?: styles.Width }) {
  return (
    <div className={styles.place[from]}>
      <ThemeLinkMenu link={shell.navigation.dealerLink} className={styles.link} />
    </div>
  );
}
