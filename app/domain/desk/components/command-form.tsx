import { returnedGoods } from '~/domain/orders/fulfilment';
import { handOverPayments } from '~/domain/orders/hand-over-payment';
import { carrierChoices } from '~/domain/orders/parcel';
import { formatCents } from '~/values/money';
import { commandNames, goodsNames, handOverPaymentNames, MAX_REFERENCE } from '../messages';
import type { OfferedCommand } from '../offered-commands';
import { pieceField } from '../piece-field';
import type { OrderCommand } from '../rights';
import * as styles from './desk.css';
import { CheckField, DeskArea, DeskField, DeskSelect, PieceField } from './desk-fields';
import { DeskForm } from './desk-form';
import { useAnswerTo } from './form-context';

interface CommandFormProps {
  offered: OfferedCommand;
  /** Its button stands out. */
  isNext: boolean;
  /** That the shopper has chosen. */
  carrier: string | undefined;
  targets: { url: string; name: string }[];
}

const withReason: readonly OrderCommand[] = [
  'cancel',
  'return',
  'refund',
  'refund-amount',
  'refund-arrived',
  'refund-failed',
  'paid',
  'prolong',
  'void-payment',
  'refund-stop',
  'refund-waive',
];
const withSum: readonly OrderCommand[] = [
  'refund',
  'refund-done',
  'refund-stop',
  'refund-waive',
  'refund-arrived',
  'refund-failed',
  'paid',
];

const doubts: Partial<Record<OrderCommand, string>> = {
  ready: 'Ja, die Ware liegt bereit',
  paid: 'Ja, es kam mehr Geld, als offen ist',
  ship: 'Ja, die Ware unbezahlt verschicken',
};

function Details({ offered, carrier, targets }: Omit<CommandFormProps, 'isNext'>) {
  const { command, amountCents, payments, reductionCents = 0 } = offered;
  const answer = useAnswerTo(command);
  const isAmountTyped = command === 'paid' || command === 'refund-amount';
  return (
    <>
      {command === 'ship' && (
        <>
          <DeskSelect name="dienst" label="Paketdienst" defaultValue={carrier}>
            {carrierChoices(carrier).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </DeskSelect>
          <DeskArea name="sendungen" label="Sendungsnummern, eine je Zeile" rows={2} />
        </>
      )}
      {command === 'return' && (
        <DeskSelect name="ware" label="Was kam zurück?">
          {returnedGoods.map((goods) => (
            <option key={goods} value={goods}>
              {goodsNames[goods]}
            </option>
          ))}
        </DeskSelect>
      )}
      {command === 'move' && (
        <DeskSelect name="ziel" label="Neuer Standort">
          <option value="">Bitte wählen</option>
          {targets.map(({ url, name }) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </DeskSelect>
      )}
      {isAmountTyped && amountCents !== undefined && (
        <DeskField
          name="betrag"
          label="Betrag in Euro"
          hint={`${command === 'paid' ? 'offen' : 'höchstens'}: ${formatCents(amountCents)}`}
          inputMode="decimal"
          defaultValue={command === 'paid' ? formatCents(amountCents).replace(/\s€$/, '') : ''}
        />
      )}
      {answer?.errors.trotzdem && doubts[command] && <CheckField name="trotzdem" label={doubts[command]} />}
      {(command === 'paid' || command === 'refund-done' || command === 'refund-arrived') && (
        <DeskField
          name="beleg"
          label="Beleg"
          hint="Nummer der Quittung oder Text der Bank"
          maxLength={MAX_REFERENCE}
        />
      )}
      {reductionCents > 0 && (
        <p>
          {`Schon früher haben Sie ${formatCents(reductionCents)} ohne Rückgabe erstattet. War das für diese Ware, wählen Sie „Nichts erstatten“ oder einen anderen Betrag.`}
        </p>
      )}
      {payments && (
        <DeskSelect name="zahlung" label="Welche Zahlung?">
          {payments.map(({ reference, text }) => (
            <option key={reference} value={reference}>
              {text}
            </option>
          ))}
        </DeskSelect>
      )}
      {command === 'prolong' && <DeskField name="bis" label="Letzter Tag" type="date" />}
      {command === 'refund-deposit' && (
        <DeskField
          name="grund"
          label="Nachweis"
          hint="Alte Batterie hier abgegeben, oder Beleg einer Sammelstelle, höchstens zwei Wochen alt"
        />
      )}
      {withReason.includes(command) && <DeskField name="grund" label="Grund" />}
    </>
  );
}

const detailNames: Partial<Record<OrderCommand, string>> = {
  ready: 'Nur einen Teil',
  'hand-over': 'Nur einen Teil',
  ship: 'Sendungsnummer, nur ein Teil',
  return: 'Zustand, Grund, nur ein Teil',
  paid: 'Betrag, Beleg',
  'refund-done': 'Beleg',
  'refund-arrived': 'Beleg, Grund',
  'refund-failed': 'Grund',
  'refund-stop': 'Grund',
};

/** The button does all that is possible; what is behind the details narrows it. */
export function CommandForm({ offered, isNext, carrier, targets }: CommandFormProps) {
  const { command, lines, amountCents } = offered;
  const isRefused = useAnswerTo(command) !== undefined;
  const details = detailNames[command];
  const fields = (
    <>
      {lines.map(({ position, title, possible }) => (
        <PieceField key={position} name={pieceField(position)} label={title} max={possible} />
      ))}
      <Details offered={offered} carrier={carrier} targets={targets} />
    </>
  );
  return (
    <DeskForm
      command={command}
      label={commandNames[command]}
      tone={command === 'cancel' ? 'danger' : isNext ? 'accent' : 'plain'}
      beside={
        withSum.includes(command) && amountCents !== undefined && <span>{formatCents(amountCents)}</span>
      }
      below={
        details && (
          <details open={isRefused}>
            <summary>{details}</summary>
            <div className={styles.more}>{fields}</div>
          </details>
        )
      }
    >
      {command === 'hand-over' && amountCents !== undefined && (
        <DeskSelect
          name="bezahlt"
          label="Bezahlt?"
          hint={`noch zu zahlen: ${formatCents(amountCents)}; geht nur ein Teil heraus, wird dessen Preis erfasst`}
        >
          {handOverPayments.map((how) => (
            <option key={how} value={how}>
              {handOverPaymentNames[how]}
            </option>
          ))}
        </DeskSelect>
      )}
      {!details && fields}
    </DeskForm>
  );
}
