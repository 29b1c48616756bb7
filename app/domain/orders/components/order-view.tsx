import type { ReactNode } from 'react';
import type { AppointmentNoteView } from '~/domain/workshop/appointments/appointment-note';
import { AppointmentNote } from '~/domain/workshop/components/appointment-note';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import type { QrPicture } from '~/ui/illustrations/qr-picture';
import { NextSteps } from './next-steps';
import { type OrderAddress, OrderAddresses } from './order-addresses';
import { OrderOverview, type OrderOverviewProps } from './order-overview';
import { OrderProgress, type OrderProgressView } from './order-progress';
import * as styles from './order-view.css';
import { PayingNotice, PayNotice } from './pay-notice';
import { unbroken } from './unbroken-number.css';

export interface OrderDetail {
  number: string;
  what: string;
  day: string;
  place: string;
  overview: OrderOverviewProps;
  addresses: OrderAddress[];
  progress: OrderProgressView;
  /** When the wheels of the order are put on. */
  appointment?: AppointmentNoteView | undefined;
  /** While it waits for an online payment. */
  payPath?: string | undefined;
  payNotice?: { words: string; button: string } | undefined;
  isPaying?: boolean;
  awaitedPath?: string | undefined;
  steps: string[];
  bank: [string, string][];
  giroCode: QrPicture | undefined;
}

export function OrderView({
  order,
  notice,
  changes,
  children,
}: {
  order: OrderDetail;
  notice?: ReactNode;
  changes?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>
          {order.what}{' '}
          <span data-order-number={order.number} className={unbroken}>
            {order.number}
          </span>
        </h1>
        <p className={lead}>
          {order.day} · {order.place}
        </p>
      </div>
      {notice}
      {order.payPath && <PayNotice to={order.payPath} notice={order.payNotice} />}
      {order.isPaying && <PayingNotice to={order.awaitedPath} />}
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <OrderProgress {...order.progress} />
            <NextSteps steps={order.steps} bank={order.bank} giroCode={order.giroCode} />
            {order.appointment && <AppointmentNote appointment={order.appointment} />}
            {changes}
          </div>
          <div className={styles.column}>
            <OrderOverview {...order.overview} />
            <OrderAddresses addresses={order.addresses} />
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
