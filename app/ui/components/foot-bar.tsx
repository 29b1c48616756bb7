import type { ReactNode } from 'react';
import type { Cents } from '~/values/money';
import * as styles from './foot-bar.css';
import { Price } from './price';

/** @param isAgain the page shows the sum above already */
export function FootBar({
  words,
  cents,
  isAgain = false,
  children,
}: {
  words: string;
  cents: Cents;
  isAgain?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} data-foot-bar>
      <p className={isAgain ? styles.again : styles.sum} aria-hidden={isAgain || undefined}>
        {words}
        <Price cents={cents} size="strong" />
      </p>
      {children}
    </div>
  );
}
