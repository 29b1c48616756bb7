import { type DeskAnswer, DeskField } from '../desk-form';

interface FieldsProps {
  command: string;
  answer: DeskAnswer | undefined;
}

export function NameFields(field: FieldsProps) {
  return (
    <>
      <DeskField {...field} name="name" label="Name" hint="wie Autohaus Muster" maxLength={80} />
      <DeskField {...field} name="stadt" label="Ort" maxLength={80} />
      <DeskField
        {...field}
        name="adresse"
        label="Adresse im Shop"
        hint="wie neu-ulm; steht in jeder Adresse und bleibt"
        maxLength={40}
      />
    </>
  );
}

export function AddressFields(field: FieldsProps) {
  return (
    <>
      <DeskField {...field} name="strasse" label="Straße und Hausnummer" maxLength={200} />
      <DeskField {...field} name="plz" label="PLZ" inputMode="numeric" maxLength={5} />
      <DeskField {...field} name="telefon" label="Telefon" type="tel" maxLength={30} />
      <DeskField {...field} name="email" label="E-Mail" type="email" maxLength={200} />
    </>
  );
}
