import type { NeedsHand } from '~/domain/orders/needs-hand';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { deskMoneyPath } from '~/values/desk-paths';
import { type MoneyView, moneyViewNames, moneyViews, nothingInView } from '../money/messages';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { Hands } from './hands';
import { NextPage } from './next-page';
import { OrderEntries } from './order-entries';
import { Section } from './section';
import { type TransferAnswer, Transfers, type TransfersProps } from './transfers';

interface OrderView {
  view: Exclude<MoneyView, 'ueberweisungen'>;
  orders: Omit<PlacedOrder, 'lines'>[];
  hands: NeedsHand[];
}

type MoneyPageProps = (OrderView | ({ view: 'ueberweisungen' } & Omit<TransfersProps, 'answer'>)) & {
  /** Query of the next page. */
  next: string | undefined;
  mayReadStatements: boolean;
  notice: string | undefined;
  answer: TransferAnswer | undefined;
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

export function MoneyPage({ notice, next, answer, mayReadStatements, ...shown }: MoneyPageProps) {
  return (
    <DeskPage title="Zahlungen">
      <Views view={shown.view} mayReadStatements={mayReadStatements} />
      {notice && <Notice tone="good">{notice}</Notice>}
      {answer && shown.view !== 'ueberweisungen' && <Notice tone="warn">{answer.text}</Notice>}
      {shown.view === 'ueberweisungen' ? <Transfers {...shown} answer={answer} /> : <Orders {...shown} />}
      <NextPage path={deskMoneyPath} query={next} />
    </DeskPage>
  );
}
