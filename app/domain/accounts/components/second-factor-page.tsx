import type { SubmissionResult } from '@conform-to/react';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel, sectionTitle, stack } from '~/ui/components/panel.css';
import { secondFactorSchema } from '../schemas';
import { card, muted } from './account.css';
import { AccountForm } from './account-form';
import { codeField } from './code-form';
import * as styles from './second-factor.css';

/** A secret for an app: as picture, as link for the phone that one is holding, and as letters. */
export interface OfferedSecret {
  secret: string;
  /** `otpauth://…` */
  address: string;
  qr: { size: number; path: string };
}

interface SecondFactorPageProps {
  notice: string | undefined;
  /** None: the second factor is set up. */
  offered: OfferedSecret | undefined;
  isRequired: boolean;
  result: SubmissionResult<string[]> | undefined;
}

const passwordField = {
  name: 'passwort',
  label: 'Passwort',
  type: 'password',
  autoComplete: 'current-password',
} as const;

/** Either change needs a code of the app and the password. */
function ChangeForm({ intent, result }: Pick<SecondFactorPageProps, 'result'> & { intent: string }) {
  return (
    <AccountForm
      id={intent}
      intent={intent}
      schema={secondFactorSchema}
      result={result}
      submit={`Zweiten Faktor ${intent}`}
      fields={[codeField, passwordField]}
    />
  );
}

function SetUp({ offered, result }: { offered: OfferedSecret; result: SecondFactorPageProps['result'] }) {
  const { secret, address, qr } = offered;
  return (
    <section className={`${panel} ${card}`}>
      <h2 className={sectionTitle}>Einrichten</h2>
      <ol className={styles.steps}>
        <li>
          <p>
            Scannen Sie dieses Bild mit einer Authenticator-App. Am Telefon selbst:{' '}
            <a href={address}>in der App öffnen</a>.
          </p>
          <svg
            role="img"
            aria-label="QR-Code für die App"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className={styles.picture}
          >
            <path d={qr.path} />
          </svg>
          <p>
            Oder geben Sie diesen Schlüssel ein:{' '}
            <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </li>
        <li>Die App zeigt nun alle 30 Sekunden einen neuen Code. Geben Sie ihn hier ein:</li>
      </ol>
      <ChangeForm intent="einrichten" result={result} />
    </section>
  );
}

/** Staff's page of the second factor: sets it up with an app, or removes it. */
export function SecondFactorPage({ notice, offered, isRequired, result }: SecondFactorPageProps) {
  return (
    <div className={stack}>
      <h1 className={pageTitle}>Zweiter Faktor</h1>
      {notice && !result && <Notice tone="good">{notice}</Notice>}
      <p className={muted}>
        Mit einem zweiten Faktor genügt Ihr Passwort allein nicht zum Einloggen: Wir fragen auch nach einem
        Code von Ihrem Telefon.
        {isRequired && ' Ihre Rechte als Mitarbeiter haben Sie an diesem Standort nur damit.'}
      </p>
      {offered ? (
        <SetUp offered={offered} result={result} />
      ) : (
        <section className={`${panel} ${card}`}>
          <h2 className={sectionTitle}>Entfernen</h2>
          <p>
            Der zweite Faktor ist eingerichtet. Wenn Sie eine andere App benutzen wollen, entfernen Sie ihn
            und richten ihn neu ein.
          </p>
          <ChangeForm intent="entfernen" result={result} />
        </section>
      )}
    </div>
  );
}
