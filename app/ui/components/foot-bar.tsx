import type { ReactNode } from 'react';
import type { Cents } from '~/values/money';
import * as styles from './foot-bar.css';
import { Price } from './price';

/**
 * A sum and the page's one button: at the foot of a phone's window, elsewhere where they stand in the page.
 * @param isAgain the sum stands above in the page already
 */
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
