import type { ReactNode } from 'react';
import * as styles from './block.css';

interface BlockProps {
  title: string;
  isMain?: boolean;
  children: ReactNode;
}

export function Block({ title, isMain = false, children }: BlockProps) {
  return (
    <section>
      <h2 className={isMain ? styles.mainTab : styles.tab}>{title}</h2>
      <div className={isMain ? styles.mainSheet : styles.sheet}>{children}</div>
    </section>
  );
}
