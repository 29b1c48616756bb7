import { returnedGoods } from '~/domain/orders/fulfilment';
import { carrierChoices } from '~/domain/orders/parcel';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { control } from '~/ui/components/field.css';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { formatCents } from '~/values/money';
import { commandNames, goodsNames } from '../messages';
import type { LineChoice, OfferedCommand } from '../offered-commands';
import { pieceField } from '../piece-field';
import type { OrderCommand } from '../rights';
import * as styles from './desk.css';

export interface CommandAnswer {
  command: string;
  field?: string;
  text: string;
}

interface CommandFormProps {
  offered: OfferedCommand;
  /** Its button stands out. */
  isNext: boolean;
  /** That the shopper has chosen. */
  carrier: string | undefined;
  version: string;
  targets: { url: string; name: string }[];
  answer: CommandAnswer | undefined;
}

function Pieces({ lines, errorOf }: { lines: LineChoice[]; errorOf: (field: string) => boolean }) {
  return lines.map(({ position, title, possible }) => {
    const field = pieceField(position);
    return (
      <label key={position} className={styles.piece}>
        <span>{title}</span>
        <input
          type="number"
          name={field}
          min={0}
          max={possible}
          defaultValue={possible}
          aria-invalid={errorOf(field) || undefined}
          className={styles.pieceCount}
        />
      </label>
    );
  });
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
];
const withSum: readonly OrderCommand[] = ['refund', 'refund-done', 'refund-arrived', 'refund-failed', 'paid'];

function Details({
  offered: { command, amountCents },
  carrier,
  targets,
}: Omit<CommandFormProps, 'answer' | 'version' | 'isNext'>) {
  const id = (name: string) => `${command}-${name}`;
  const isAmountTyped = command === 'paid' || command === 'refund-amount';
  return (
    <>
      {command === 'ship' && (
        <>
          <SelectField id={id('dienst')} name="dienst" label="Paketdienst" defaultValue={carrier}>
            {carrierChoices(carrier).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <label htmlFor={id('sendungen')}>Sendungsnummern, eine je Zeile</label>
          <textarea id={id('sendungen')} name="sendungen" rows={2} className={control} />
        </>
      )}
      {command === 'return' && (
        <SelectField id={id('ware')} name="ware" label="Was kam zurück?">
          {returnedGoods.map((goods) => (
            <option key={goods} value={goods}>
              {goodsNames[goods]}
            </option>
          ))}
        </SelectField>
      )}
      {command === 'move' && (
        <SelectField id={id('ziel')} name="ziel" label="Neuer Standort">
          {targets.map(({ url, name }) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {isAmountTyped && amountCents !== undefined && (
        <TextField
          id={id('betrag')}
          name="betrag"
          label="Betrag in Euro"
          hint={`höchstens ${formatCents(amountCents)}`}
          inputMode="decimal"
          defaultValue={command === 'paid' ? formatCents(amountCents).replace(/\s€$/, '') : ''}
        />
      )}
      {(command === 'paid' || command === 'refund-done' || command === 'refund-arrived') && (
        <TextField
          id={id('beleg')}
          name="beleg"
          label="Beleg"
          hint="Nummer der Quittung oder Text der Bank"
        />
      )}
      {command === 'prolong' && <TextField id={id('bis')} name="bis" label="Letzter Tag" type="date" />}
      {withReason.includes(command) && <TextField id={id('grund')} name="grund" label="Grund" />}
    </>
  );
}

const detailNames: Partial<Record<OrderCommand, string>> = {
  ready: 'Nur einen Teil',
  'hand-over': 'Nur einen Teil',
  ship: 'Sendungsnummer, nur ein Teil',
  cancel: 'Grund, nur ein Teil',
  return: 'Zustand, Grund, nur ein Teil',
  paid: 'Betrag, Beleg',
  refund: 'Grund',
  'refund-done': 'Beleg',
  'refund-arrived': 'Beleg, Grund',
  'refund-failed': 'Grund',
};

/** The button does all that is possible; what is behind the details narrows it. */
export function CommandForm({ offered, isNext, carrier, version, targets, answer }: CommandFormProps) {
  const { command, lines, amountCents } = offered;
  const own = answer?.command === command ? answer : undefined;
  const details = detailNames[command];
  const fields = (
    <>
      <Pieces lines={lines} errorOf={(field) => own?.field === field} />
      <Details offered={offered} carrier={carrier} targets={targets} />
    </>
  );
  return (
    <Form method="post" className={styles.commandForm}>
      {own && <Notice tone="warn">{own.text}</Notice>}
      <input type="hidden" name="stand" value={version} />
      {!details && fields}
      <p className={styles.tags}>
        <button
          name="befehl"
          value={command}
          className={command === 'cancel' ? button.danger : isNext ? button.accent : button.plain}
        >
          {commandNames[command]}
        </button>
        {withSum.includes(command) && amountCents !== undefined && <span>{formatCents(amountCents)}</span>}
      </p>
      {details && (
        <details open={own !== undefined}>
          <summary>{details}</summary>
          <div className={styles.more}>{fields}</div>
        </details>
      )}
    </Form>
  );
}
