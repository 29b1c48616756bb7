import { orderFulfilments } from '~/domain/orders/fulfilment';
import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { orderTypes } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentStates } from '~/domain/payments/ledger';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { deskOrderPath, deskOrdersFilePath, deskOrdersPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { paymentStateNames } from '../messages';
import * as styles from './desk.css';
import { SearchForm } from './search-form';

export interface OrdersPageProps {
  orders: Omit<PlacedOrder, 'lines'>[];
  /** As in the address. */
  typed: { suche: string; stand: string; zahlung: string; art: string; seit: string };
  /** Query of the next page. */
  next: string | undefined;
  /** Query of all that is shown. */
  query: string;
  /** What has just been done. */
  notice: string | undefined;
}

const noChoice = <option value="">alle</option>;

function Filters({ typed }: Pick<OrdersPageProps, 'typed'>) {
  const isFiltered = typed.stand !== '' || typed.zahlung !== '' || typed.art !== '' || typed.seit !== '';
  return (
    <SearchForm action={deskOrdersPath} typed={typed.suche} hint="Nummer, Name, Telefon, E-Mail oder Artikel">
      <details open={isFiltered}>
        <summary className={styles.navLink}>Stand, Zahlung, Art</summary>
        <div className={styles.choices}>
          <SelectField id="stand" name="stand" label="Stand" defaultValue={typed.stand}>
            {noChoice}
            <option value="open">offene</option>
            {orderFulfilments.map((state) => (
              <option key={state} value={state}>
                {fulfilmentNames[state]}
              </option>
            ))}
          </SelectField>
          <SelectField id="zahlung" name="zahlung" label="Zahlung" defaultValue={typed.zahlung}>
            {noChoice}
            {paymentStates.map((state) => (
              <option key={state} value={state}>
                {paymentStateNames[state]}
              </option>
            ))}
          </SelectField>
          <SelectField id="art" name="art" label="Art" defaultValue={typed.art}>
            {noChoice}
            {orderTypes.map((type) => (
              <option key={type} value={type}>
                {orderTypeNames[type]}
              </option>
            ))}
          </SelectField>
          <TextField id="seit" name="seit" type="date" label="Seit" defaultValue={typed.seit} />
        </div>
      </details>
    </SearchForm>
  );
}

function Entry({ order }: { order: OrdersPageProps['orders'][number] }) {
  const { number, contact, orderType, fulfilment, paymentState, placedAt, totalCents } = order;
  return (
    <li className={styles.entry}>
      <div>
        <Link to={deskOrderPath(number)} className={styles.entryLink}>
          {number}
        </Link>{' '}
        {contact.firstName} {contact.lastName}
        <p className={styles.small}>
          {orderTypeNames[orderType]} · {formatMoment(placedAt)} Uhr · {fulfilmentNames[fulfilment]}
          {orderType === 'kauf' && ` · ${paymentStateNames[paymentState]}`}
        </p>
      </div>
      <span className={styles.sum}>{formatCents(totalCents)}</span>
    </li>
  );
}

export function OrdersPage({ orders, typed, next, query, notice }: OrdersPageProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Bestellungen</h1>
      {notice && <Notice tone="good">{notice}</Notice>}
      <Filters typed={typed} />
      <section className={panel} aria-label="Ergebnis">
        {orders.length === 0 ? (
          <p>Keine Bestellung passt zu dieser Auswahl.</p>
        ) : (
          <ul className={styles.list}>
            {orders.map((order) => (
              <Entry key={order.id} order={order} />
            ))}
          </ul>
        )}
      </section>
      <p className={styles.tags}>
        {next && (
          <Link to={`${deskOrdersPath}?${next}`} className={button.plain}>
            Ältere
          </Link>
        )}
        <Link to={`${deskOrdersFilePath}?${query}`} reloadDocument className={button.quiet}>
          Als CSV-Datei
        </Link>
      </p>
    </div>
  );
}
