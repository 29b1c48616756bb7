import type { Shell } from '../../shell/shell';
import * as styles from './box-link.css';
import { ThemeLinkMenu } from './theme-link-menu';

export function BoxLink({ shell: { navigation } }: { shell: Shell }) {
  if (!navigation.boxLink) return null;
  return (
    <div className={styles.place}>
      <ThemeLinkMenu link={navigation.boxLink} className={styles.link} />
    </div>
  );
}
