import { federalStates } from '~/domain/tenancy/federal-states';
import { invoiceSources } from '~/domain/tenancy/invoicing';
import { themeNames } from '~/domain/tenancy/theme';
import { carrierRows } from '../../location/shipping-form';
import {
  type CategoryChoice,
  categoryField,
  hostSorts,
  invoiceSorts,
  proposedSetUp,
  SET_UP,
} from '../../set-up/set-up-form';
import { CheckField } from '../check-field';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskField, DeskForm, DeskSelect } from '../desk-form';
import { AddressFields, NameFields } from '../location/new-location-fields';
import { HoursFields } from '../location/opening-hours-form';
import { ShippingFields } from '../location/shipping-fields';
import { Section } from '../section';

export interface SetUpFormProps {
  /** Of the request. */
  hostname: string;
  categories: readonly CategoryChoice[];
  /** In a session that has expired. */
  typed: Record<string, string> | undefined;
  answer: DeskAnswer | undefined;
}

interface PartProps {
  field: { command: string; answer: DeskAnswer | undefined };
}

function Company({ field }: PartProps) {
  return (
    <Section title="1. Firma">
      <div className={styles.choices}>
        <DeskField {...field} name="firma" label="Firma" hint="mit der Rechtsform" maxLength={200} />
        <DeskField {...field} name="geschaeftsfuehrung" label="Geschäftsführung" maxLength={200} />
        <DeskField {...field} name="ustId" label="Umsatzsteuer-ID" hint="wie DE123456789" maxLength={14} />
        <DeskField
          {...field}
          name="registergericht"
          label="Registergericht"
          hint="wie Amtsgericht Kiel"
          maxLength={200}
        />
        <DeskField {...field} name="hrb" label="Registernummer" hint="wie HRB 1234" maxLength={200} />
        <DeskField
          {...field}
          name="gesellschafterNr"
          label="Nummer im Verbund"
          hint="Ziffern; leer: kein Verbund"
          inputMode="numeric"
          maxLength={10}
        />
        <DeskField {...field} name="iban" label="IBAN" hint="für Vorkasse; leer: keine" maxLength={34} />
        <DeskField {...field} name="bic" label="BIC" maxLength={11} />
        <DeskField {...field} name="bank" label="Bank" maxLength={80} />
        <DeskField {...field} name="inhaber" label="Kontoinhaber" hint="leer: die Firma" maxLength={200} />
        <DeskSelect {...field} name="rechnungen" label="Rechnungen schreibt" defaultValue="shop">
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

function Host({ field, hostname }: PartProps & Pick<SetUpFormProps, 'hostname'>) {
  return (
    <Section title="2. Adresse im Netz">
      <div className={styles.choices}>
        <DeskField
          {...field}
          name="host"
          label="Host"
          hint="Unter einem anderen als diesem melden Sie sich danach neu an."
          defaultValue={hostname}
          maxLength={253}
          autoCapitalize="none"
        />
        <DeskSelect
          {...field}
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

function FirstPlace({ field }: PartProps) {
  return (
    <Section title="3. Erster Standort">
      <div className={styles.choices}>
        <NameFields {...field} />
        <AddressFields {...field} />
        <DeskSelect {...field} name="bundesland" label="Bundesland" hint="für die Feiertage" defaultValue="">
          <option value="">keines</option>
          {federalStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </DeskSelect>
        <DeskSelect {...field} name="thema" label="Aussehen" defaultValue={proposedSetUp.theme}>
          {themeNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </DeskSelect>
      </div>
    </Section>
  );
}

function Range({ field, categories }: PartProps & Pick<SetUpFormProps, 'categories'>) {
  return (
    <Section title="4. Sortiment und Werkstatt">
      <div className={styles.more}>
        <div className={styles.pair}>
          {categories.map(({ title, below }, index) => (
            <div key={title}>
              <CheckField {...field} name={categoryField(index)} label={title} isChecked />
              <p className={styles.small}>{below.join(', ')}</p>
            </div>
          ))}
        </div>
        <div className={styles.choices}>
          <DeskField
            {...field}
            name="zoll"
            label="Größte Felge, die Sie montieren"
            hint="in Zoll, 13 bis 24"
            inputMode="numeric"
            defaultValue={String(proposedSetUp.rimInches)}
          />
          <CheckField {...field} name="runflat" label="Wir montieren Runflat-Reifen" isChecked={false} />
          <CheckField {...field} name="rdks" label="Wir lernen Drucksensoren an" isChecked={false} />
        </div>
      </div>
    </Section>
  );
}

function Trade({ field }: PartProps) {
  return (
    <Section title="5. Öffnungszeiten, Zahlung und Versand">
      <div className={styles.more}>
        <HoursFields {...field} openingHours={proposedSetUp.openingHours} />
        <p className={styles.small}>
          Kunden zahlen vor Ort, mit einem Konto auch per Vorkasse. PayPal, Karten und Lastschrift wählen Sie
          später bei „Zahlung und Versand“.
        </p>
        <ShippingFields
          {...field}
          cents={proposedSetUp.shippingCents}
          carriers={carrierRows(proposedSetUp.carriers)}
        />
      </div>
    </Section>
  );
}

/** The desk leads on from there. */
export function SetUpForm({ hostname, categories, typed, answer: refused }: SetUpFormProps) {
  const answer = refused ?? (typed && { command: SET_UP, errors: {}, values: typed });
  const field = { command: SET_UP, answer };
  return (
    <DeskForm command={SET_UP} label="Betrieb anlegen" version="" answer={answer}>
      <p>Alles lässt sich später ändern, außer der Adresse des Standorts im Shop.</p>
      <Company field={field} />
      <Host field={field} hostname={hostname} />
      <FirstPlace field={field} />
      <Range field={field} categories={categories} />
      <Trade field={field} />
    </DeskForm>
  );
}
