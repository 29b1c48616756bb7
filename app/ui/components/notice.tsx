import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons';
import * as styles from './notice.css';

const icons = { good: CheckIcon, info: InfoIcon, warn: WarningIcon };

export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div role="status" className={styles.notice[tone]}>
      <Icon size={20} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
