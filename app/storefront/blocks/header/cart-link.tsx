import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { cartPath, wishListPath } from '~/paths';
import { CartIcon, HeartIcon } from '~/ui/icons/icons';
import { formatCents } from '~/values/money';
import type { Shell } from '../../shell/shell';
import { visuallyHidden, visuallyHiddenOnPhones } from '../shared.css';
import * as styles from './cart-link.css';
import { LoginMenu } from './login-menu';

/** How words stand to their signs: below them, from wide screens on beside them, or said only. */
export type VisitorLook = keyof typeof styles.link;

/** A picture with its word, which phones leave to the picture, and a number. */
function VisitorLink({
  look,
  isRoomy = false,
  to,
  icon,
  word,
  number,
  unit,
  children,
}: {
  look: VisitorLook;
  /** Not on phones. */
  isRoomy?: boolean;
  to: string;
  icon: ReactNode;
  word: string;
  number?: number;
  unit?: string;
  children?: ReactNode;
}) {
  return (
    <Link to={to} className={`${styles.link[look]} ${isRoomy ? styles.roomy : ''}`}>
      <span className={styles.picture}>{icon}</span>
      <span className={styles.words[look]}>
        <span className={look === 'icons' ? visuallyHidden : visuallyHiddenOnPhones}>{word}</span>
        {number !== undefined && (
          <>
            {' '}
            <span className={number > 0 ? styles.number[look] : visuallyHidden}>{number}</span>
            <span className={visuallyHidden}> {unit}</span>
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
  look = 'beside',
}: {
  cart: Shell['cart'];
  showsSum?: boolean;
  look?: VisitorLook;
}) {
  const data = useRouteLoaderData('root') as { shell: Shell } | undefined;
  const shell = data?.shell;
  return (
    <>
      {shell && !shell.theme.header.hideLogin && <LoginMenu shell={shell} look={look} />}
      <VisitorLink
        look={look}
        isRoomy
        to={wishListPath}
        icon={<HeartIcon size={26} />}
        word="Merkliste"
        number={shell?.wishes.length ?? 0}
        unit="Artikel"
      />
      <VisitorLink
        look={look}
        to={cartPath}
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
