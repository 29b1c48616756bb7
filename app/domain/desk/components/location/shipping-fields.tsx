import { amountText } from '../../articles/amount-text';
import { type CarrierRow, carrierField } from '../../location/shipping-form';
import { CheckField } from '../check-field';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskField } from '../desk-form';

interface ShippingFieldsProps {
  command: string;
  answer: DeskAnswer | undefined;
  /** The flat price. */
  cents: number;
  carriers: readonly CarrierRow[];
}

export function ShippingFields({ command, answer, cents: flatCents, carriers }: ShippingFieldsProps) {
  const field = { command, answer };
  return (
    <>
      <DeskField
        {...field}
        name="pauschale"
        label="Preis eines Versands"
        hint="in Euro, für alle Arten ohne eigenen Preis"
        inputMode="decimal"
        defaultValue={amountText(flatCents) || '0,00'}
      />
      {carriers.map(({ code, name, usualDays, isOffered, cents, days }, index) => (
        <div key={code} className={styles.choices}>
          <CheckField {...field} name={carrierField('art', index)} label={name} isChecked={isOffered} />
          <DeskField
            {...field}
            name={carrierField('preis', index)}
            label={`Preis mit ${name}`}
            hint="leer: der Preis oben"
            inputMode="decimal"
            defaultValue={cents === 0 ? '0,00' : amountText(cents)}
          />
          <DeskField
            {...field}
            name={carrierField('tage', index)}
            label={`Werktage mit ${name}`}
            hint={`leer: ${usualDays}`}
            inputMode="numeric"
            defaultValue={days === undefined ? '' : String(days)}
          />
        </div>
      ))}
    </>
  );
}
