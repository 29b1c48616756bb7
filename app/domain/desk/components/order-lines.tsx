import { openPieces } from '~/domain/orders/fulfilment';
import { ACCEPTED_MISMATCHES, unpaidText } from '~/domain/orders/messages';
import { vehicleLines } from '~/domain/orders/vehicle-lines';
import { settledSum } from '~/domain/payments/ledger';
import { underWayCents } from '~/domain/payments/refund';
import { shippingText } from '~/domain/tenancy/delivery';
import { SetProblems } from '~/domain/vehicles/components/set-problems';
import { Section } from '~/ui/components/section';
import { formatCents } from '~/values/money';
import type { DeskOrder } from '../desk-order.server';
import * as styles from './desk.css';

export function OrderLines({
  order,
  depositHint,
  history,
  refunds,
}: Pick<DeskOrder, 'order' | 'depositHint' | 'history' | 'refunds'>) {
  const { lines, discountCents, couponCode, shippingCents, depositCents, totalCents, openCents } = order;
  const { refundedCents, returningCents, unpaidCents, remainingCents } = settledSum(
    order,
    history.filter((event) => event.life === 'payment'),
    underWayCents(refunds),
  );
  const goesBack = refundedCents > 0 || returningCents > 0;
  const { mismatches = [] } = order.confirmed;
  return (
    <Section title="Positionen">
      {mismatches.length > 0 && <p>{ACCEPTED_MISMATCHES}</p>}
      <SetProblems problems={mismatches} />
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.entry}>
            <div>
              {line.quantity} × <strong>{line.title}</strong> {line.subtitle}
              {vehicleLines(line).map((words) => (
                <p key={words} className={styles.small}>
                  {words}
                </p>
              ))}
              <p className={styles.small}>
                Einzelpreis {formatCents(line.unitPriceCents)}
                {openPieces(line) < line.quantity && ` · noch offen: ${openPieces(line)}`}
                {line.returned > 0 && ` · zurück: ${line.returned}`}
                {line.cancelled > 0 && ` · storniert: ${line.cancelled}`}
              </p>
            </div>
            <span className={styles.sum}>{formatCents(line.quantity * line.unitPriceCents)}</span>
          </li>
        ))}
      </ul>
      {depositHint && <p data-deposit-hint>{depositHint}</p>}
      <dl className={styles.facts}>
        {discountCents > 0 && (
          <>
            <dt>Gutschein {couponCode}</dt>
            <dd className={styles.sum}>{formatCents(-discountCents)}</dd>
          </>
        )}
        {depositCents > 0 && (
          <>
            <dt>Pfand</dt>
            <dd className={styles.sum}>{formatCents(depositCents)}</dd>
          </>
        )}
        {shippingCents > 0 && (
          <>
            <dt>{shippingText(order.confirmed.carriers)}</dt>
            <dd className={styles.sum}>{formatCents(shippingCents)}</dd>
          </>
        )}
        <dt>Gesamt</dt>
        <dd className={styles.sum} data-cents={totalCents}>
          {formatCents(totalCents)}
        </dd>
        {goesBack && unpaidCents !== 0 && (
          <>
            <dt>{unpaidText(unpaidCents)}</dt>
            <dd className={styles.sum}>{formatCents(-unpaidCents)}</dd>
          </>
        )}
        {refundedCents > 0 && (
          <>
            <dt>Erstattet</dt>
            <dd className={styles.sum}>{formatCents(-refundedCents)}</dd>
          </>
        )}
        {returningCents > 0 && (
          <>
            <dt>Wird erstattet</dt>
            <dd className={styles.sum}>{formatCents(-returningCents)}</dd>
          </>
        )}
        {goesBack && (
          <>
            <dt>Nach Erstattung</dt>
            <dd className={styles.sum}>{formatCents(remainingCents)}</dd>
          </>
        )}
        {openCents > 0 && (
          <>
            <dt>Noch zu zahlen</dt>
            <dd className={styles.sum}>{formatCents(openCents)}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}
