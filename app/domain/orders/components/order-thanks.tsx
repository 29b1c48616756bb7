import { Link } from 'react-router';
import { SignUpOffer, type SignUpValues } from '~/domain/accounts/components/sign-up-offer';
import { homePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { pageTitle } from '~/ui/components/panel.css';
import { CheckIcon } from '~/ui/icons/icons';
import type { Pickup } from '../pickup';
import { NextSteps } from './next-steps';
import { type OrderAddress, OrderAddresses } from './order-addresses';
import { OrderGoods, type OrderGoodsProps } from './order-goods';
import { OrderProgress, type OrderProgressView } from './order-progress';
import * as styles from './order-thanks.css';
import { PickupPanel } from './pickup-panel';

interface OrderThanksProps extends OrderGoodsProps {
  title: string;
  number: string;
  email: string;
  progress: OrderProgressView;
  steps: string[];
  bank: [string, string][];
  pickup: Pickup | undefined;
  addresses: OrderAddress[];
  /** What a guest told who may want an account. */
  signUp: SignUpValues | undefined;
}

/** The receipt after an order: its number, where it is, what happens next, where to pay, what was ordered. */
export function OrderThanks(props: OrderThanksProps) {
  const { title, number, email, progress, steps, bank, pickup, addresses, signUp } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <CheckIcon size={32} />
        </span>
        <div>
          <h1 className={pageTitle}>{title}</h1>
          <p>
            Ihre Nummer: <strong data-order-number={number}>{number}</strong>
          </p>
          <p className={styles.small}>Die Bestätigung ist unterwegs an {email}.</p>
        </div>
      </header>
      <OrderProgress {...progress} />
      <NextSteps steps={steps} bank={bank} />
      {pickup && <PickupPanel pickup={pickup} />}
      <OrderAddresses addresses={addresses} />
      <OrderGoods {...props} />
      {signUp && <SignUpOffer values={signUp} />}
      <Link to={homePath} className={button.plain}>
        Zur Startseite
      </Link>
    </div>
  );
}
