import { federalStateNames, federalStates } from '~/domain/tenancy/federal-states';
import { invoiceSources } from '~/domain/tenancy/invoicing';
import { themeNames } from '~/domain/tenancy/theme';
import { Section } from '~/ui/components/section';
import { carrierRows } from '../../location/shipping-form';
import {
  type CategoryChoice,
  categoryField,
  hostSorts,
  invoiceSorts,
  proposedSetUp,
  SET_UP,
} from '../../set-up/set-up-form';
import * as styles from '../desk.css';
import { CheckField, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { usePageAnswer } from '../form-context';
import { AddressFields, NameFields } from '../location/new-location-fields';
import { HoursFields } from '../location/opening-hours-form';
import { ShippingFields } from '../location/shipping-fields';

export interface SetUpFormProps {
  /** Of the request. */
  hostname: string;
  categories: readonly CategoryChoice[];
  /** In a session that has expired. */
  typed: Record<string, string> | undefined;
}

function Company() {
  return (
    <Section title="1. Firma">
      <div className={styles.choices}>
        <DeskField name="firma" label="Firma" hint="mit der Rechtsform" maxLength={200} />
        <DeskField name="geschaeftsfuehrung" label="Geschäftsführung" maxLength={200} />
        <DeskField name="ustId" label="Umsatzsteuer-ID" hint="wie DE123456789" maxLength={14} />
        <DeskField
          name="registergericht"
          label="Registergericht"
          hint="wie Amtsgericht Kiel"
          maxLength={200}
        />
        <DeskField name="hrb" label="Registernummer" hint="wie HRB 1234" maxLength={200} />
        <DeskField
          name="gesellschafterNr"
          label="Nummer im Verbund"
          hint="Ziffern; leer: kein Verbund"
          inputMode="numeric"
          maxLength={10}
        />
        <DeskField name="iban" label="IBAN" hint="für Vorkasse; leer: keine" maxLength={34} />
        <DeskField name="bic" label="BIC" maxLength={11} />
        <DeskField name="bank" label="Bank" maxLength={80} />
        <DeskField name="inhaber" label="Kontoinhaber" hint="leer: die Firma" maxLength={200} />
        <DeskSelect name="rechnungen" label="Rechnungen schreibt" defaultValue="shop">
          {invoiceSources.map((source) => (
            <option key={source} value={source}>
              {invoiceSorts[source]}
            </option>
          ))}
        </DeskSelect>
      </div>
    </Section>
  );
}

function Host({ hostname }: Pick<SetUpFormProps, 'hostname'>) {
  return (
    <Section title="2. Adresse im Netz">
      <div className={styles.choices}>
        <DeskField
          name="host"
          label="Host"
          hint="Unter einem anderen als diesem melden Sie sich danach neu an."
          defaultValue={hostname}
          maxLength={253}
          autoCapitalize="none"
        />
        <DeskSelect
          name="art"
          label="Der Host hat"
          hint="mehrere: der Name des Standorts steht in jeder Adresse"
          defaultValue="mehrere"
        >
          {Object.entries(hostSorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </DeskSelect>
      </div>
    </Section>
  );
}

function FirstPlace() {
  return (
    <Section title="3. Erster Standort">
      <div className={styles.choices}>
        <NameFields />
        <AddressFields />
        <DeskSelect name="bundesland" label="Bundesland" hint="für die Feiertage" defaultValue="">
          <option value="">keines</option>
          {federalStates.map((state) => (
            <option key={state} value={state}>
              {federalStateNames[state]}
            </option>
          ))}
        </DeskSelect>
        <DeskSelect name="thema" label="Aussehen" defaultValue={proposedSetUp.theme}>
          {themeNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </DeskSelect>
      </div>
    </Section>
  );
}

function Range({ categories }: Pick<SetUpFormProps, 'categories'>) {
  return (
    <Section title="4. Sortiment und Werkstatt">
      <div className={styles.more}>
        <div className={styles.pair}>
          {categories.map(({ title, below }, index) => (
            <div key={title}>
              <CheckField name={categoryField(index)} label={title} isChecked />
              <p className={styles.small}>{below.join(', ')}</p>
            </div>
          ))}
        </div>
        <div className={styles.choices}>
          <DeskField
            name="zoll"
            label="Größte Felge, die Sie montieren"
            hint="in Zoll, 13 bis 24"
            inputMode="numeric"
            defaultValue={String(proposedSetUp.rimInches)}
          />
          <CheckField name="runflat" label="Wir montieren Runflat-Reifen" />
          <CheckField name="rdks" label="Wir lernen Drucksensoren an" />
        </div>
      </div>
    </Section>
  );
}

function Trade() {
  return (
    <Section title="5. Öffnungszeiten, Zahlung und Versand">
      <div className={styles.more}>
        <HoursFields openingHours={proposedSetUp.openingHours} />
        <p className={styles.small}>
          Kunden zahlen vor Ort, mit einem Konto auch per Vorkasse. PayPal, Karten und Lastschrift wählen Sie
          später bei „Zahlung und Versand“.
        </p>
        <ShippingFields cents={proposedSetUp.shippingCents} carriers={carrierRows(proposedSetUp.carriers)} />
      </div>
    </Section>
  );
}

/** The desk leads on from there. */
export function SetUpForm({ hostname, categories, typed }: SetUpFormProps) {
  const refused = usePageAnswer();
  const answer = refused ?? (typed && { command: SET_UP, errors: {}, values: typed });
  return (
    <DeskForm command={SET_UP} label="Betrieb anlegen" answer={answer}>
      <p>Alles lässt sich später ändern, außer der Adresse des Standorts im Shop.</p>
      <Company />
      <Host hostname={hostname} />
      <FirstPlace />
      <Range categories={categories} />
      <Trade />
    </DeskForm>
  );
}
