import { useHref } from 'react-router';
import { orderFulfilments } from '~/domain/orders/fulfilment';
import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { orderTypes } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { deskOrderPath, deskOrdersFilePath, deskOrdersPath, deskPrintPath } from '~/values/desk-paths';
import { commandNames, paymentFilterNames } from '../messages';
import { orderPapers, paperPlurals } from '../papers';
import { paymentFilters } from '../payment-filter';
import type { BulkCommand } from '../rights';
import type { SavedView } from '../saved-views.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { OrderEntries } from './order-entries';
import { SavedViews } from './saved-views';
import { SearchForm } from './search-form';
import { SinceField } from './since-field';

export interface OrdersPageProps {
  orders: Omit<PlacedOrder, 'lines'>[];
  /** As in the address. */
  typed: { suche: string; stand: string; zahlung: string; art: string; seit: string };
  /** Query of the next page. */
  next: string | undefined;
  /** Query of all that is shown. */
  query: string;
  views: SavedView[];
  /** Commands that the person may give to several orders. */
  bulk: readonly BulkCommand[];
  notice: string | undefined;
  /** Of the command before. */
  results: { number: string; ok: boolean; text: string }[];
  answer: { problem?: string; results?: { number: string; ok: boolean; text: string }[] } | undefined;
}

const noChoice = <option value="">alle</option>;

function Filters({ typed }: Pick<OrdersPageProps, 'typed'>) {
  const isFiltered = typed.stand !== '' || typed.zahlung !== '' || typed.art !== '' || typed.seit !== '';
  return (
    <SearchForm
      action={deskOrdersPath}
      typed={typed.suche}
      hint="Nummer, Name, Telefon, E-Mail, Artikel oder Kennzeichen eingelagerter Räder"
    >
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
            {paymentFilters.map((state) => (
              <option key={state} value={state}>
                {paymentFilterNames[state]}
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
          <SinceField typed={typed.seit} />
        </div>
      </details>
    </SearchForm>
  );
}

function PrintButtons() {
  const print = { formMethod: 'get', formAction: useHref(deskPrintPath), className: button.quiet } as const;
  return (
    <>
      <button {...print}>Liste drucken</button>
      {orderPapers.map((paper) => (
        <button key={paper} {...print} name="papier" value={paper}>
          {`${paperPlurals[paper]} drucken`}
        </button>
      ))}
    </>
  );
}

function Results({ results }: { results: { number: string; ok: boolean; text: string }[] }) {
  return (
    <Notice tone={results.every(({ ok }) => ok) ? 'good' : 'warn'}>
      <ul className={styles.list}>
        {results.map(({ number, text }) => (
          <li key={number}>
            <Link to={deskOrderPath(number)}>{number}</Link>: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function OrdersPage(props: OrdersPageProps) {
  const { orders, typed, next, query, views, bulk, notice, answer } = props;
  const results = answer ? answer.results : props.results;
  return (
    <DeskPage title="Bestellungen" notice={notice}>
      {answer?.problem && <Notice tone="warn">{answer.problem}</Notice>}
      {results && results.length > 0 && <Results results={results} />}
      <SavedViews views={views} query={query} />
      <Filters typed={typed} />
      <section className={panel} aria-label="Ergebnis">
        {orders.length === 0 ? (
          <p>Keine Bestellung passt zu dieser Auswahl.</p>
        ) : (
          <Form method="post" action={`${deskOrdersPath}?${query}`}>
            <OrderEntries orders={orders} isChoosable />
            <p className={styles.tags}>
              {bulk.map((command) => (
                <button key={command} name="befehl" value={command} className={button.plain}>
                  {commandNames[command]}
                </button>
              ))}
              <PrintButtons />
            </p>
          </Form>
        )}
      </section>
      <p className={styles.tags}>
        {next && (
          <Link to={`${deskOrdersPath}?${next}`} className={button.plain}>
            Ältere
          </Link>
        )}
        <Link to={`${deskOrdersFilePath}?${query}`} reloadDocument className={styles.entryLink}>
          Als CSV-Datei
        </Link>
      </p>
    </DeskPage>
  );
}
