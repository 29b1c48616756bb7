import { CloseIcon, MenuIcon } from '~/ui/icons/icons';
import * as styles from './menu-panel.css';

/** An empty `<details>`, so that it works without JavaScript: the styles of `MenuPanel` read its state. */
export function MenuToggle({ until = 'desktop' }: { until?: styles.Until }) {
  return (
    <details name="menue" className={styles.toggle[until]}>
      <summary className={styles.summary} aria-controls={styles.panelId}>
        <span className={styles.whenClosed}>
          <MenuIcon size={26} />
        </span>
        <span className={styles.whenOpen}>
          <CloseIcon size={26} />
        </span>
        <span className={styles.label}>Menü</span>
      </summary>
    </details>
  );
}
