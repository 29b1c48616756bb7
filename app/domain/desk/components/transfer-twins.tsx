import { referenceText } from '~/domain/orders/reference-text';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { deskMoneyPath, deskOrderPath } from '~/values/desk-paths';
import { formatIsoDate, formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { ListedTransfer, TwinTransfer } from '../money/account-transfers.server';
import { sourceName, transferStateNames } from '../money/messages';
import * as styles from './desk.css';
import { DeskForm } from './desk-form';
import type { DeskAnswer } from './form-context';

export function amountText({
  amountCents,
  currency,
}: Pick<ListedTransfer, 'amountCents' | 'currency'>): string | undefined {
  if (amountCents === null) return undefined;
  const amount = formatCents(amountCents);
  return currency === 'EUR' ? amount : amount.replace('€', currency);
}

function Told({ told, heading }: { told: TwinTransfer | ListedTransfer; heading: string }) {
  return (
    <div>
      <strong>{heading}</strong>
      <p className={styles.small}>
        {[
          sourceName(told.source),
          formatIsoDate(told.bookedOn),
          amountText(told),
          told.payer || 'Ohne Namen',
          transferStateNames[told.state],
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.typedText}>{told.text}</p>
    </div>
  );
}

export function Twins({ transfer, twin }: { transfer: ListedTransfer; twin: TwinTransfer }) {
  return (
    <div className={styles.entry} data-twins>
      <Told told={twin} heading="Zuerst gelesen" />
      <Told told={transfer} heading="Danach gelesen" />
      {twin.orders.map((number) => (
        <Link key={number} to={deskOrderPath(number)} className={styles.entryLink}>
          {number}
        </Link>
      ))}
    </div>
  );
}

interface RecordedBeforeProps {
  transfer: ListedTransfer;
  byHand: NonNullable<ListedTransfer['byHand']>;
  /** About this transfer. */
  answer: DeskAnswer | undefined;
}

/** Beside what staff recorded, with the two answers that there are. */
export function RecordedBefore({ transfer, byHand: { number, receipt }, answer }: RecordedBeforeProps) {
  const about = [
    formatMoment(receipt.at),
    formatCents(receipt.amountCents),
    receipt.actorId,
    referenceText(receipt),
    receipt.reason,
  ];
  return (
    <>
      <div className={styles.entry} data-twins>
        <div>
          <strong>Von Hand erfasst</strong>
          <p className={styles.small}>{about.filter(Boolean).join(' · ')}</p>
          <Link to={deskOrderPath(number)} className={styles.entryLink}>
            {number}
          </Link>
        </div>
        <Told told={transfer} heading="Im Kontoauszug" />
      </div>
      <DeskForm
        command="link-transfer"
        label="Ja, dieselbe Zahlung"
        action={`${deskMoneyPath}?ansicht=ueberweisungen`}
        entry={transfer.id}
        answer={answer}
        beside={
          <button name="befehl" value="assign-transfer" className={button.quiet}>
            Nein, eine weitere Zahlung
          </button>
        }
      >
        <input type="hidden" name="ueberweisung" value={transfer.id} />
        <input type="hidden" name="bestellung" value={number} />
      </DeskForm>
    </>
  );
}
