import { StreetField } from '~/domain/accounts/components/street-field';
import { POSTCODE_LENGTH } from '~/domain/accounts/person-fields';
import { TextField } from '~/ui/components/field';
import { box } from '~/ui/components/field.css';
import * as styles from './checkout-frame.css';
import * as own from './recipient-fields.css';

export type RecipientValues = Partial<
  Record<
    | 'abweichend'
    | 'lieferVorname'
    | 'lieferNachname'
    | 'lieferFirma'
    | 'lieferStrasse'
    | 'lieferStrasseStimmt'
    | 'lieferPlz'
    | 'lieferOrt',
    string
  >
>;

export function RecipientFields({
  values,
  errors,
}: {
  values: RecipientValues;
  errors: Record<string, string[] | null> | null | undefined;
}) {
  const field = (name: keyof RecipientValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    errors: errors?.[name] ?? undefined,
  });
  return (
    <div className={own.recipient}>
      <label className={own.choice}>
        <input
          type="checkbox"
          name="abweichend"
          value="1"
          className={box}
          defaultChecked={values.abweichend === '1'}
        />
        An eine andere Adresse liefern
      </label>
      <fieldset className={own.fields}>
        <legend className={styles.legend}>Lieferadresse</legend>
        <div className={styles.fields}>
          <div className={styles.cell.half}>
            <TextField label="Vorname" autoComplete="shipping given-name" {...field('lieferVorname')} />
          </div>
          <div className={styles.cell.half}>
            <TextField label="Nachname" autoComplete="shipping family-name" {...field('lieferNachname')} />
          </div>
          <div className={styles.cell.whole}>
            <TextField
              label="Firma (freiwillig)"
              autoComplete="shipping organization"
              {...field('lieferFirma')}
            />
          </div>
          <div className={styles.cell.whole}>
            <StreetField
              confirmed="lieferStrasseStimmt"
              stored={values.lieferStrasseStimmt}
              autoComplete="shipping address-line1"
              value={values.lieferStrasse}
              {...field('lieferStrasse')}
            />
          </div>
          <div className={styles.cell.postcode}>
            <TextField
              label="PLZ"
              autoComplete="shipping postal-code"
              inputMode="numeric"
              maxLength={POSTCODE_LENGTH}
              {...field('lieferPlz')}
            />
          </div>
          <div className={styles.cell.town}>
            <TextField label="Ort" autoComplete="shipping address-level2" {...field('lieferOrt')} />
          </div>
        </div>
      </fieldset>
    </div>
  );
}
