import { useEffect, useState } from 'react';
import * as styles from './loading-overlay.css';
import { spinner } from './spinner.css';

/** Shorter waits do not cover the page. */
const PATIENCE_MS = 400;

export function LoadingOverlay({ isShown }: { isShown: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isShown) {
      setLong(false);
      return;
    }
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isShown || !isLong) return null;
  return (
    <div className={styles.overlay} role="status">
      <span className={spinner} aria-hidden="true" />
      Einen kurzen Augenblick bitte...
    </div>
  );
}
