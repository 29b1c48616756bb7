import type { Shell } from '../../shell/shell';
import * as styles from './dealer-link.css';
import { SubNavigation } from './sub-navigation';
import { ThemeLinkMenu } from './theme-link-menu';

export function DealerLink({ shell, from = 'desktop' }: { shell: Shell; from?: styles.Width }) {
  return (
    <>
      <SubNavigation navigation={shell.navigation} />
      <div className={styles.place[from]}>
        <ThemeLinkMenu link={shell.navigation.dealerLink} className={styles.link} />
      </div>
    </>
  );
}
