import { eventText, fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { addressLinesOf, recipientLines } from '~/domain/orders/order';
import { paymentBeside } from '~/domain/orders/order-state-words';
import { referenceText } from '~/domain/orders/reference-text';
import { paymentTerms } from '~/domain/payments/methods';
import { shippingText } from '~/domain/tenancy/delivery';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { formatDay, formatMoment } from '~/values/german-date';
import { maskedIban } from '~/values/iban';
import { formatCents } from '~/values/money';
import type { DeskOrder } from '../desk-order.server';
import { actorName, byActor, providerTitles, refundText } from '../messages';
import { nextCommand } from '../offered-commands';
import { CommandForm } from './command-form';
import * as styles from './desk.css';
import { PageVersion, usePageAnswer } from './form-context';
import { MessageForm } from './message-form';
import { OrderLines } from './order-lines';
import { OrderMails, OrderNotes } from './order-notes';
import { OrderPapers } from './order-papers';
import { OrderWarehouses } from './order-warehouses';
import { ParcelNumbers } from './parcel-numbers';
import { PayoutAccount } from './payout-account';

interface OrderPageProps extends DeskOrder {
  notice: string | undefined;
  targets: { url: string; name: string }[];
  mayResend: boolean;
  /** Of a mail that staff may write now; undefined: they may not. */
  messageId: string | undefined;
}

function Person({ order: { contact, address } }: Pick<DeskOrder, 'order'>) {
  return (
    <Section title="Kundin oder Kunde">
      <address className={styles.address}>
        {contact.firstName} {contact.lastName}
        {address && addressLinesOf(address).map((line) => <div key={line}>{line}</div>)}
        {contact.phone && (
          <div>
            <TelephoneLink phone={contact.phone} className={styles.entryLink} />
          </div>
        )}
        <div>
          <a href={`mailto:${contact.email}`} className={styles.entryLink}>
            {contact.email}
          </a>
        </div>
      </address>
      {address?.deliverTo && <p>Lieferung an: {recipientLines(address.deliverTo).join(', ')}</p>}
    </Section>
  );
}

function Booked({ appointment }: Pick<DeskOrder, 'appointment'>) {
  if (!appointment) return null;
  const { title, number, service, time, stateName, path } = appointment;
  return (
    <Section title={title}>
      <p data-appointment={number}>
        {path && (
          <Link to={path} className={styles.entryLink}>
            {time}
          </Link>
        )}
        <span className={styles.small}>
          {service}, {stateName}
        </span>
      </p>
    </Section>
  );
}

function Money({
  order,
  payments,
  refunds,
  latestTry,
  payers,
  isPayoutDue,
}: Pick<DeskOrder, 'order' | 'payments' | 'refunds' | 'latestTry' | 'payers' | 'isPayoutDue'>) {
  if (order.orderType === 'reservierung' && payments.length === 0) return null;
  return (
    <Section title="Zahlung">
      <p>
        {order.payment ? paymentTerms[order.payment].name : 'Ohne Zahlungsart'}:{' '}
        <strong>{paymentBeside(order, latestTry) ?? 'Nichts zu zahlen'}</strong>
      </p>
      {!isPayoutDue &&
        payers.map(({ name, iban }) => (
          <p key={iban} className={styles.small}>
            Überwiesen von {[name, maskedIban(iban)].filter(Boolean).join(', ')}
          </p>
        ))}
      <ul className={styles.list}>
        {payments.map(({ id, provider, amountCents, problem, createdAt }) => (
          <li key={id} className={styles.small}>
            {formatMoment(createdAt)} · {providerTitles[provider]} · {formatCents(amountCents)}
            {problem && ` · ${problem}`}
          </li>
        ))}
        {refunds.map(({ id, amountCents, state, reason, createdAt, paymentId }) => (
          <li key={id} className={styles.small}>
            {formatMoment(createdAt)} · Erstattung {formatCents(amountCents)}: {refundText(state, paymentId)}
            {reason && ` (${reason})`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({
  order,
  history,
  mayChangeParcel,
}: Pick<DeskOrder, 'order' | 'history'> & { mayChangeParcel: boolean }) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title="Verlauf">
      <ol className={styles.list}>
        {history.map((event, index) => (
          <li key={`${event.kind} ${index}`} className={styles.entry}>
            <div>
              {eventText(event, pieces, byActor)}
              {[event.life === 'payment' && referenceText(event), event.reason]
                .filter(Boolean)
                .map((words) => ` · ${words}`)}
              {event.life === 'fulfilment' && (
                <ParcelNumbers parcels={event.parcels} mayChange={mayChangeParcel} />
              )}
              <p className={styles.small}>
                {formatMoment(event.at)} Uhr · {actorName(event.actor)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Heading({ order, latestTry }: Pick<OrderPageProps, 'order' | 'latestTry'>) {
  const beside = paymentBeside(order, latestTry);
  return (
    <div>
      <h1 className={pageTitle}>
        {orderTypeNames[order.orderType]}{' '}
        <span data-order-number={order.number} className={styles.unbroken}>
          {order.number}
        </span>
      </h1>
      <p className={lead}>
        {formatDay(order.placedAt)} ·{' '}
        {order.delivery === 'versand' ? shippingText(order.confirmed.carriers) : 'Abholung'}
      </p>
      <p className={styles.tags}>
        <span className={styles.tag} data-order-state={order.fulfilment}>
          {fulfilmentNames[order.fulfilment]}
        </span>
        {beside && (
          <span className={styles.tag} data-payment-state={order.paymentState}>
            {beside}
          </span>
        )}
      </p>
    </div>
  );
}

export function OrderPage({ notice, targets, mayResend, messageId, ...found }: OrderPageProps) {
  const answer = usePageAnswer();
  const { order, commands, version, withdrawals, documents, notes, mails, depositHint, history } = found;
  const next = nextCommand(commands, withdrawals.length > 0);
  const hasPlace =
    answer?.command === 'note' ||
    answer?.command === 'write' ||
    (answer?.command === 'change-parcel' && mayResend) ||
    commands.some(({ command }) => command === answer?.command);
  return (
    <PageVersion value={version}>
      <div className={pageStack}>
        <Heading order={order} latestTry={found.latestTry} />
        {notice && !answer && <Notice tone="good">{notice}</Notice>}
        {answer && !hasPlace && <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>}
        {withdrawals.map(({ id, receivedAt, scope }) => (
          <Notice key={id} tone="warn">
            Widerruf vom {formatMoment(receivedAt)} Uhr: {scope ?? 'der ganze Vertrag'}
          </Notice>
        ))}
        <div className={styles.orderColumns}>
          <div className={styles.linesArea}>
            <OrderLines order={order} depositHint={depositHint} history={history} refunds={found.refunds} />
          </div>
          <div className={styles.sideArea}>
            <Section title="Nächster Schritt">
              {!next && <p>Für diese Bestellung ist nichts mehr zu tun.</p>}
              {found.isPayoutDue && <PayoutAccount payers={found.payers} />}
              {commands.map((offered) => (
                <CommandForm
                  key={offered.command}
                  offered={offered}
                  isNext={offered === next}
                  carrier={order.confirmed.carrierCode}
                  targets={targets}
                />
              ))}
            </Section>
            <Booked {...found} />
            <Person order={order} />
            <Money {...found} />
            <Section title="Papiere">
              <OrderPapers number={order.number} documents={documents} />
            </Section>
          </div>
          <div className={styles.restArea}>
            <OrderWarehouses pieces={found.pieces} locationId={order.locationId} />
            <Section title="Notizen">
              <OrderNotes notes={notes} />
            </Section>
            <History {...found} mayChangeParcel={mayResend} />
            <Section title="E-Mails der letzten 30 Tage">
              <OrderMails mails={mails} mayResend={mayResend} />
              {messageId && <MessageForm id={messageId} recipient={order.contact.email} />}
            </Section>
          </div>
        </div>
      </div>
    </PageVersion>
  );
}
