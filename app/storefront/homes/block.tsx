import type { ReactNode } from 'react';
import * as styles from './block.css';

interface BlockProps {
  title: string;
  /** The one that people came for. */
  isMain?: boolean;
  children: ReactNode;
}

/** A framed block whose heading sits on it like the tab of a folder. */
export function Block({ title, isMain = false, children }: BlockProps) {
  return (
    <section>
      <h2 className={isMain ? styles.mainTab : styles.tab}>{title}</h2>
      <div className={isMain ? styles.mainSheet : styles.sheet}>{children}</div>
    </section>
  );
}
