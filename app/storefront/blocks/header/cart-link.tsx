import type { ReactNode } from 'react';
import { cartPath, wishListPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { CartIcon, HeartIcon } from '~/ui/icons/icons';
import { useSession } from '../../shell/session-context';
import type { Choice } from '../../shell/session-parts';
import type { Shell } from '../../shell/shell';
import { visuallyHiddenOnPhones } from '../shared.css';
import * as styles from './cart-link.css';
import { LoginMenu } from './login-menu';
import { VehicleLink } from './vehicle-link';

/** Labels below the icons, beside them from wide screens on, or for screen readers only. */
export type VisitorLook = keyof typeof styles.link;

function VisitorLink({
  look,
  isRoomy = false,
  to,
  icon,
  word,
  field,
  number,
  hasAny,
  unit,
  children,
}: {
  look: VisitorLook;
  isRoomy?: boolean;
  to: string;
  icon: ReactNode;
  word: string;
  field: 'pieces' | 'wishCount';
  number: string;
  hasAny: Choice;
  unit: string;
  children?: ReactNode;
}) {
  return (
    <Link to={to} className={`${styles.link[look]} ${isRoomy ? styles.roomy : ''}`}>
      <span className={styles.picture}>{icon}</span>
      <span className={styles.words[look]}>
        <span className={look === 'icons' ? visuallyHidden : visuallyHiddenOnPhones}>{word}</span>{' '}
        <span className={styles.number[look]} data-session={field} data-any={hasAny('yes', 'no')}>
          {number}
        </span>
        <span className={visuallyHidden}> {unit}</span>
        {children}
      </span>
    </Link>
  );
}

export function CartLink({
  shell,
  showsSum = false,
  look = 'beside',
}: {
  shell: Shell;
  showsSum?: boolean;
  look?: VisitorLook;
}) {
  const session = useSession();
  return (
    <>
      <VehicleLink shell={shell} look={look} />
      {!shell.theme.header.hideLogin && <LoginMenu shell={shell} look={look} />}
      <VisitorLink
        look={look}
        isRoomy
        to={wishListPath}
        icon={<HeartIcon size={26} />}
        word="Merkliste"
        field="wishCount"
        number={session.wishCount}
        hasAny={session.hasWishes}
        unit="Artikel"
      />
      <VisitorLink
        look={look}
        to={cartPath}
        icon={<CartIcon size={26} />}
        word="Warenkorb"
        field="pieces"
        number={session.pieces}
        hasAny={session.hasPieces}
        unit="Stück"
      >
        {showsSum && (
          <span className={styles.sum} data-session="total">
            {session.total}
          </span>
        )}
      </VisitorLink>
    </>
  );
}
