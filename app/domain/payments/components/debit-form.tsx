import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { box } from '~/ui/components/field.css';
import { Form } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';
import { groupedIban } from '~/values/iban';
import * as styles from './debit-form.css';

export interface DebitFormProps {
  sum: string;
  /** Suggested. */
  holder: string;
  values?: { inhaber: string; iban: string };
  errors?: { inhaber?: string[]; iban?: string[] };
  /** To be agreed to. */
  mandate?: { reference: string; creditor: string; text: string; iban: string; holder: string };
}

function MandateForm({ sum, mandate }: { sum: string; mandate: NonNullable<DebitFormProps['mandate']> }) {
  const { reference, creditor, text, iban, holder } = mandate;
  return (
    <Form method="post" className={`${panel} ${pageStack}`}>
      <h2>SEPA-Lastschriftmandat</h2>
      {text.split('\n').map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
      <dl className={styles.facts}>
        <div>
          <dt>Gläubiger-Identifikationsnummer</dt>
          <dd>{creditor}</dd>
        </div>
        <div>
          <dt>Mandatsreferenz</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Konto</dt>
          <dd>
            {groupedIban(iban)}, {holder}
          </dd>
        </div>
      </dl>
      <p>
        Wir ziehen {sum} in den nächsten Tagen ein, frühestens am folgenden Werktag. Das ist zugleich Ihre
        Vorabankündigung.
      </p>
      <input type="hidden" name="inhaber" value={holder} />
      <input type="hidden" name="iban" value={iban} />
      <input type="hidden" name="mandat" value={reference} />
      <label className={styles.agreement}>
        <input type="checkbox" name="zustimmung" className={box} /> Ich erteile dieses Mandat für diese eine
        Zahlung.
      </label>
      <p>
        <button name="aktion" value="lastschrift" className={button.action}>
          Mandat erteilen und bezahlen
        </button>
      </p>
    </Form>
  );
}

/** Account first, then the mandate's text; works without scripts. */
export function DebitForm({ sum, holder, values, errors, mandate }: DebitFormProps) {
  if (mandate) return <MandateForm sum={sum} mandate={mandate} />;
  return (
    <Form method="post" noValidate className={`${panel} ${pageStack}`}>
      <TextField
        id="inhaber"
        name="inhaber"
        label="Kontoinhaber"
        autoComplete="name"
        defaultValue={values?.inhaber ?? holder}
        {...(errors?.inhaber && { errors: errors.inhaber })}
      />
      <TextField
        id="iban"
        name="iban"
        label="IBAN"
        autoComplete="off"
        inputMode="text"
        spellCheck={false}
        hint="22 Zeichen, beginnt in Deutschland mit DE"
        defaultValue={values?.iban ?? ''}
        {...(errors?.iban && { errors: errors.iban })}
      />
      <p>
        <button name="aktion" value="mandat" className={button.action}>
          Weiter zum Mandat
        </button>
      </p>
    </Form>
  );
}
