import * as styles from './loading-overlay.css';
import { spinner } from './spinner.css';

export function LoadingOverlay({ isShown }: { isShown: boolean }) {
  return (
    isShown && (
      <div className={styles.overlay} role="status">
        <span className={spinner} aria-hidden="true" />
        Einen kurzen Augenblick bitte...
      </div>
    )
  );
}
