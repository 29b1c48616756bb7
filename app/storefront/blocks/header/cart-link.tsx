import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { CartIcon, HeartIcon } from '~/ui/icons/icons';
import { formatCents } from '~/values/money';
import type { Shell } from '../../shell/shell';
import { unseen, unseenOnPhones } from '../shared.css';
import * as styles from './cart-link.css';
import { LoginMenu } from './login-menu';

/** A picture with its word, which phones leave to the picture, and a number. */
function VisitorLink({
  className,
  to,
  icon,
  word,
  number,
  unit,
  hidesWord = false,
  children,
}: {
  className: string | undefined;
  to: string;
  icon: ReactNode;
  word: string;
  number?: number;
  unit?: string;
  /** The word is said, not shown. */
  hidesWord?: boolean;
  children?: ReactNode;
}) {
  return (
    <Link to={to} className={className}>
      <span className={styles.picture}>{icon}</span>
      <span className={styles.words}>
        <span className={hidesWord ? unseen : unseenOnPhones}>{word}</span>
        {number !== undefined && (
          <>
            {' '}
            <span className={number > 0 ? styles.badge : unseen}>{number}</span>
            <span className={unseen}> {unit}</span>
          </>
        )}
        {children}
      </span>
    </Link>
  );
}

/** What belongs to the visitor: account, wish list, and the cart with its sum where there is room. */
export function CartLink({
  cart,
  showsSum = false,
  isNarrow = false,
}: {
  cart: Shell['cart'];
  showsSum?: boolean;
  /** Of account and wish list only the signs are shown. */
  isNarrow?: boolean;
}) {
  const data = useRouteLoaderData('root') as { shell: Shell } | undefined;
  const shell = data?.shell;
  return (
    <>
      {shell && !shell.theme.header.hideLogin && <LoginMenu shell={shell} isNarrow={isNarrow} />}
      <VisitorLink
        className={styles.roomyLink}
        to="/merkliste"
        icon={<HeartIcon size={26} />}
        word="Merkliste"
        number={shell?.wishes.length ?? 0}
        unit="Artikel"
        hidesWord={isNarrow}
      />
      <VisitorLink
        className={styles.link}
        to="/warenkorb"
        icon={<CartIcon size={26} />}
        word="Warenkorb"
        number={cart.pieces}
        unit="Stück"
      >
        {showsSum && cart.pieces > 0 && <span className={styles.sum}> {formatCents(cart.totalCents)}</span>}
      </VisitorLink>
    </>
  );
}
