import { DeskField } from '../desk-fields';

export function NameFields() {
  return (
    <>
      <DeskField name="name" label="Name" hint="wie Autohaus Muster" maxLength={80} />
      <DeskField name="stadt" label="Ort" maxLength={80} />
      <DeskField
        name="adresse"
        label="Adresse im Shop"
        hint="wie neu-ulm; steht in jeder Adresse und bleibt"
        maxLength={40}
      />
    </>
  );
}

export function AddressFields() {
  return (
    <>
      <DeskField name="strasse" label="Straße und Hausnummer" maxLength={200} />
      <DeskField name="plz" label="PLZ" inputMode="numeric" maxLength={5} />
      <DeskField name="telefon" label="Telefon" type="tel" maxLength={30} />
      <DeskField name="email" label="E-Mail" type="email" maxLength={200} />
    </>
  );
}
