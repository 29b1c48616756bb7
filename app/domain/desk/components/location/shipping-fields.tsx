import { amountText } from '../../articles/amount-text';
import { type CarrierRow, carrierField } from '../../location/shipping-form';
import * as styles from '../desk.css';
import { CheckField, DeskField } from '../desk-fields';

interface ShippingFieldsProps {
  /** The flat price. */
  cents: number;
  carriers: readonly CarrierRow[];
}

export function ShippingFields({ cents: flatCents, carriers }: ShippingFieldsProps) {
  return (
    <>
      <DeskField
        name="pauschale"
        label="Preis eines Versands"
        hint="in Euro, für alle Arten ohne eigenen Preis"
        inputMode="decimal"
        defaultValue={amountText(flatCents) || '0,00'}
      />
      {carriers.map(({ code, name, usualDays, isOffered, cents, days }, index) => (
        <div key={code} className={styles.choices}>
          <CheckField name={carrierField('art', index)} label={name} isChecked={isOffered} />
          <DeskField
            name={carrierField('preis', index)}
            label={`Preis mit ${name}`}
            hint="leer: der Preis oben"
            inputMode="decimal"
            defaultValue={cents === 0 ? '0,00' : amountText(cents)}
          />
          <DeskField
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
