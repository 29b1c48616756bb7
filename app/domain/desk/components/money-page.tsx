import type { NeedsHand } from '~/domain/orders/needs-hand';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { PaymentWithoutOrder } from '~/domain/orders/return-payment.server';
import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskMoneyPath } from '~/values/desk-paths';
import {
  type MoneyView,
  moneyViewNames,
  moneyViews,
  nothingInView,
  type OrderMoneyView,
} from '../money/messages';
import { returnCommands } from '../rights';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { Hands } from './hands';
import { NextPage } from './next-page';
import { OrderEntries } from './order-entries';
import { PaymentsWithoutOrder } from './payments-without-order';
import { Transfers, type TransfersProps, transferCommands } from './transfers';

interface OrderView {
  view: OrderMoneyView;
  orders: Omit<PlacedOrder, 'lines'>[];
  hands: NeedsHand[];
}

type ShownView =
  | OrderView
  | ({ view: 'ueberweisungen' } & TransfersProps)
  | { view: 'ohne-bestellung'; payments: PaymentWithoutOrder[] };

type MoneyPageProps = ShownView & {
  /** Query of the next page. */
  next: string | undefined;
  mayReadStatements: boolean;
  notice: string | undefined;
};

function Views({ view, mayReadStatements }: Pick<MoneyPageProps, 'view' | 'mayReadStatements'>) {
  const shown = moneyViews.filter((one) => one !== 'ueberweisungen' || mayReadStatements);
  return (
    <nav aria-label="Ansicht" className={styles.views}>
      <ul className={styles.nav}>
        {shown.map((one) => (
          <li key={one}>
            <Link
              to={`${deskMoneyPath}?ansicht=${one}`}
              className={styles.navLink}
              aria-current={one === view ? 'page' : undefined}
            >
              {moneyViewNames[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Orders({ view, orders, hands }: OrderView) {
  return (
    <>
      {hands.length > 0 && (
        <Section title="Zu erledigen">
          <Hands hands={hands} />
        </Section>
      )}
      <section className={panel} aria-label={moneyViewNames[view]}>
        {orders.length === 0 && <p>{nothingInView[view]}</p>}
        <OrderEntries orders={orders} isOwed={view === 'offen'} />
      </section>
    </>
  );
}

function View(shown: ShownView) {
  if (shown.view === 'ueberweisungen') return <Transfers {...shown} />;
  if (shown.view === 'ohne-bestellung') return <PaymentsWithoutOrder payments={shown.payments} />;
  return <Orders {...shown} />;
}

const formsOf: Readonly<Partial<Record<MoneyView, readonly string[]>>> = {
  ueberweisungen: transferCommands,
  'ohne-bestellung': returnCommands,
};

export function MoneyPage({ notice, next, mayReadStatements, ...shown }: MoneyPageProps) {
  return (
    <DeskPage
      title="Zahlungen"
      intro={<Views view={shown.view} mayReadStatements={mayReadStatements} />}
      notice={notice}
      forms={formsOf[shown.view] ?? []}
    >
      <View {...shown} />
      <NextPage path={deskMoneyPath} query={next} />
    </DeskPage>
  );
}
