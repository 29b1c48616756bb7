import { signUpPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import * as styles from './account.css';

export interface SignUpValues {
  vorname: string;
  nachname: string;
  email: string;
}

export function SignUpOffer({ values: { vorname, nachname, email } }: { values: SignUpValues }) {
  return (
    <section className={`${panel} ${styles.offer}`}>
      <div>
        <h2 className={sectionTitle}>Beim nächsten Mal schneller?</h2>
        <p>
          Mit einem Konto finden Sie Warenkorb, Bestellungen und Adressen auf jedem Gerät wieder. Ihre Angaben
          haben wir schon, es fehlt nur ein Passwort.
        </p>
      </div>
      <Form method="post" action={signUpPath} className={styles.form}>
        <input type="hidden" name="vorname" value={vorname} />
        <input type="hidden" name="nachname" value={nachname} />
        <TextField
          id="konto-email"
          label="E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <TextField
          id="konto-passwort"
          label="Passwort"
          hint="Mindestens 8 Zeichen. Am besten mehrere Wörter."
          name="passwort"
          type="password"
          autoComplete="new-password"
          required
        />
        <button className={button.accent}>Konto anlegen</button>
      </Form>
    </section>
  );
}
