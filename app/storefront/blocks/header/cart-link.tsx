import { Link } from 'react-router';
import { CartIcon } from '~/ui/icons/icons';
import { formatCents } from '~/values/money';
import type { Shell } from '../../shell/shell';
import { unseen, unseenOnPhones } from '../shared.css';
import * as styles from './cart-link.css';

/** The cart with its number of pieces, and its sum where there is room and something in it. */
export function CartLink({ cart, showsSum = false }: { cart: Shell['cart']; showsSum?: boolean }) {
  return (
    <Link to="/warenkorb" className={styles.link}>
      <span className={styles.picture}>
        <CartIcon size={26} />
      </span>
      <span className={styles.words}>
        <span className={unseenOnPhones}>Warenkorb</span>{' '}
        <span className={cart.pieces > 0 ? styles.badge : unseen}>{cart.pieces}</span>
        <span className={unseen}> Stück</span>
        {showsSum && cart.pieces > 0 && <span className={styles.sum}> {formatCents(cart.totalCents)}</span>}
      </span>
    </Link>
  );
}
