import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { type Declaration, declarationFacts } from '../declaration';
import * as styles from './withdrawal-steps.css';

export type TypedDeclaration = Partial<Record<'name' | 'bestellnummer' | 'email' | 'umfang', string>>;

interface TellStepProps {
  typed: TypedDeclaration;
  errors: { id: keyof TypedDeclaration; text: string }[];
}

export function TellStep({ typed, errors }: TellStepProps) {
  const field = (id: keyof TypedDeclaration) => {
    const own = errors.filter((error) => error.id === id).map(({ text }) => text);
    return { id, name: id, defaultValue: typed[id], errors: own };
  };
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form}`}>
      <ErrorSummary title="Bitte prüfen Sie diese Angaben" errors={errors} />
      <TextField label="Name" autoComplete="name" maxLength={80} required {...field('name')} />
      <TextField
        label="Bestellnummer"
        hint="Sie steht in der Bestätigung, zum Beispiel RH-7K4M-92XQ."
        maxLength={40}
        required
        {...field('bestellnummer')}
      />
      <TextField
        label="E-Mail-Adresse"
        hint="Dorthin schicken wir die Bestätigung, dass Ihr Widerruf eingegangen ist."
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <TextField
        label="Nur ein Teil? (freiwillig)"
        hint="Welche Artikel Sie meinen. Ohne Angabe widerrufen Sie den ganzen Vertrag."
        maxLength={200}
        {...field('umfang')}
      />
      <div>
        <button name="schritt" value="pruefen" className={button.accent}>
          Weiter
        </button>
      </div>
    </Form>
  );
}

function Declared({ declaration }: { declaration: Declaration }) {
  return (
    <dl className={styles.facts}>
      {declarationFacts(declaration).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ConfirmStep({ id, declaration }: { id: string; declaration: Declaration }) {
  const { name, orderNumber, email, scope } = declaration;
  const fields = { vorgang: id, name, bestellnummer: orderNumber, email, umfang: scope ?? '' };
  return (
    <Form method="post" className={`${panel} ${styles.form}`}>
      <h2 className={sectionTitle}>Hiermit widerrufe ich meinen Vertrag</h2>
      <Declared declaration={declaration} />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.buttons}>
        <button name="schritt" value="bestaetigen" className={button.action}>
          Widerruf bestätigen
        </button>
        <button name="schritt" value="aendern" className={button.plain}>
          Angaben ändern
        </button>
      </div>
    </Form>
  );
}

export function ReceivedStep({ declaration }: { declaration: Declaration }) {
  return (
    <Section title="Ihre Erklärung">
      <Declared declaration={declaration} />
      <p className={styles.after}>Diese Angaben stehen auch in der E-Mail, die den Eingang bestätigt.</p>
    </Section>
  );
}
