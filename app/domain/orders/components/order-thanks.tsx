import { SignUpOffer, type SignUpValues } from '~/domain/accounts/components/sign-up-offer';
import type { AppointmentNoteView } from '~/domain/workshop/appointments/appointment-note';
import { AppointmentNote } from '~/domain/workshop/components/appointment-note';
import { homePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle } from '~/ui/components/panel.css';
import { RollingCar } from '~/ui/components/rolling-car';
import { CheckIcon } from '~/ui/icons/icons';
import type { QrPicture } from '~/ui/illustrations/qr-picture';
import type { OrderFulfilment } from '../fulfilment';
import type { Pickup } from '../pickup';
import type { TimelinePoint } from '../timeline';
import { NextSteps } from './next-steps';
import { type OrderAddress, OrderAddresses } from './order-addresses';
import { OrderOverview, type OrderOverviewProps } from './order-overview';
import { OrderProgress, type OrderProgressView } from './order-progress';
import * as styles from './order-thanks.css';
import { PayingNotice, PayNotice } from './pay-notice';
import { PickupPanel } from './pickup-panel';

interface OrderThanksProps extends OrderOverviewProps {
  title: string;
  notice?: string | undefined;
  number: string;
  email: string;
  /** The shopper's vehicle with what was ordered; without words one that is none of theirs. */
  car: { picture: string; words: string; height: number };
  progress: OrderProgressView;
  payPath: string | undefined;
  payNotice: { words: string; button: string } | undefined;
  /** A payment is on its way, and nobody knows yet whether it arrived. */
  isPaying: boolean;
  awaitedPath?: string | undefined;
  steps: string[];
  bank: [string, string][];
  giroCode: QrPicture | undefined;
  timeline: TimelinePoint[];
  pickup: Pickup | undefined;
  /** When the wheels of the order are put on. */
  appointment: AppointmentNoteView | undefined;
  addresses: OrderAddress[];
  signUp: SignUpValues | undefined;
  /** JSON that measuring reads; undefined without consent. */
  tracked: string | undefined;
}

/** Of an order that there is nothing to thank for any more. */
const endedWords: Partial<Record<OrderFulfilment, string>> = {
  cancelled: 'ist storniert',
  lapsed: 'ist abgelaufen',
};

export function OrderThanks(props: OrderThanksProps) {
  const { title, number, email, progress, pickup, addresses, signUp, payPath, isPaying } = props;
  const ended = endedWords[progress.state];
  return (
    <div className={styles.page}>
      {props.tracked && <div hidden data-tracked-order={props.tracked} />}
      {props.notice && <Notice tone="warn">{props.notice}</Notice>}
      <header className={styles.ticket}>
        <div className={styles.head}>
          <div>
            <h1 className={pageTitle}>{ended ? `Ihre ${progress.what} ${ended}` : title}</h1>
            {!ended && <p className={styles.small}>Die Bestätigung ist unterwegs an {email}.</p>}
            <p className={styles.numbered}>
              <span className={styles.small}>Ihre Nummer</span>
              <strong className={styles.number} data-order-number={number}>
                {number}
              </strong>
            </p>
          </div>
          <RollingCar
            picture={props.car.picture}
            alt={props.car.words}
            width={240}
            height={props.car.height}
            className={styles.car}
          />
        </div>
        <ol className={styles.timeline} aria-label="Wie es weitergeht">
          {props.timeline.map(({ what, when, isDone }) => (
            <li key={what} className={styles.point}>
              <span className={isDone ? styles.doneMark : styles.mark}>
                {isDone && <CheckIcon size={16} />}
              </span>
              <strong>{what}</strong>
              <span className={styles.small}>{when}</span>
            </li>
          ))}
        </ol>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {payPath && <PayNotice to={payPath} notice={props.payNotice} />}
          {isPaying && <PayingNotice to={props.awaitedPath} />}
          <NextSteps {...props} />
          {props.appointment && <AppointmentNote appointment={props.appointment} />}
          {pickup && <PickupPanel pickup={pickup} />}
        </div>
        <div className={styles.column}>
          <OrderOverview {...props} />
          <OrderProgress {...progress} />
          <OrderAddresses addresses={addresses} />
        </div>
      </div>
      {signUp && (
        <div className={styles.onScreen}>
          <SignUpOffer values={signUp} />
        </div>
      )}
      <Link to={homePath} className={`${button.plain} ${styles.home}`}>
        Zur Startseite
      </Link>
    </div>
  );
}
