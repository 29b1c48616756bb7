import { seasonNames, seasons, wheelPositions } from '~/domain/workshop/storage/stored-wheels';
import { treadField } from '../../storage/wheel-values';
import * as styles from '../desk.css';
import { CheckField, DeskField, DeskSelect } from '../desk-fields';
import { pairs } from './wheel-fields.css';

interface FieldsProps {
  values: Record<string, string>;
}

const fieldOf =
  ({ values }: FieldsProps) =>
  (name: string) => ({ name, defaultValue: values[name] });

export function TreadFields(props: FieldsProps) {
  const field = fieldOf(props);
  return (
    <div className={pairs}>
      {wheelPositions.map(({ key, name }) => (
        <DeskField
          key={key}
          {...field(treadField(key))}
          label={`Profil ${name} (mm)`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
        />
      ))}
    </div>
  );
}

/** Where the wheels lie, and until when. */
export function PlaceFields(props: FieldsProps) {
  const field = fieldOf(props);
  return (
    <div className={pairs}>
      <DeskField {...field('regal')} label="Regal" maxLength={20} />
      <DeskField {...field('wechsel')} label="Nächster Wechsel ab" hint="leer: offen" type="date" />
    </div>
  );
}

export function WheelFields(props: FieldsProps) {
  const field = fieldOf(props);
  return (
    <>
      <div className={styles.choices}>
        <DeskField {...field('vorname')} label="Vorname" maxLength={80} />
        <DeskField {...field('nachname')} label="Nachname oder Firma" maxLength={80} />
        <DeskField {...field('telefon')} label="Telefon (freiwillig)" type="tel" maxLength={30} />
        <DeskField {...field('email')} label="E-Mail (freiwillig)" type="email" maxLength={254} />
        <DeskField {...field('kennzeichen')} label="Kennzeichen" maxLength={12} autoCapitalize="characters" />
        <DeskField {...field('fahrzeug')} label="Fahrzeug" maxLength={80} />
        <DeskSelect {...field('saison')} label="Saison">
          {seasons.map((season) => (
            <option key={season} value={season}>
              {seasonNames[season]}
            </option>
          ))}
        </DeskSelect>
        <DeskField {...field('reifen')} label="Reifen" hint="Marke und Profil" maxLength={80} />
        <DeskField {...field('groesse')} label="Größe" hint="wie 205/55 R16 91H" maxLength={40} />
        <DeskField {...field('felge')} label="Felge" maxLength={80} />
        <DeskField {...field('notiz')} label="Notiz" maxLength={300} />
      </div>
      <PlaceFields {...props} />
      <TreadFields {...props} />
      <CheckField
        name="erinnern"
        label="Kundin oder Kunde wünscht eine Erinnerung an den Wechsel per E-Mail"
        isChecked={props.values.erinnern === 'on'}
      />
    </>
  );
}
