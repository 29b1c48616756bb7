import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons';
import * as styles from './notice.css';

const icons = { good: CheckIcon, info: InfoIcon, warn: WarningIcon };

interface NoticeProps {
  tone: keyof typeof icons;
  role?: 'status' | 'alert';
  children: ReactNode;
}

export function Notice({ tone, role = 'status', children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={styles.notice[tone]}>
      <Icon size={20} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Why a form was refused, where the page has no summary of errors. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    text && (
      <Notice tone="warn" role="alert">
        {text}
      </Notice>
    )
  );
}
