import type { NeedsHand } from '~/domain/orders/needs-hand';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskMoneyPath } from '~/values/desk-paths';
import { type MoneyView, moneyViewNames, moneyViews, nothingInView } from '../money/messages';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { Hands } from './hands';
import { NextPage } from './next-page';
import { OrderEntries } from './order-entries';
import { Transfers, type TransfersProps, transferCommands } from './transfers';

interface OrderView {
  view: Exclude<MoneyView, 'ueberweisungen'>;
  orders: Omit<PlacedOrder, 'lines'>[];
  hands: NeedsHand[];
}

type MoneyPageProps = (OrderView | ({ view: 'ueberweisungen' } & TransfersProps)) & {
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

export function MoneyPage({ notice, next, mayReadStatements, ...shown }: MoneyPageProps) {
  return (
    <DeskPage
      title="Zahlungen"
      intro={<Views view={shown.view} mayReadStatements={mayReadStatements} />}
      notice={notice}
      forms={shown.view === 'ueberweisungen' ? transferCommands : []}
    >
      {shown.view === 'ueberweisungen' ? <Transfers {...shown} /> : <Orders {...shown} />}
      <NextPage path={deskMoneyPath} query={next} />
    </DeskPage>
  );
}
