import type { SubmissionResult } from '@conform-to/react';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { secondFactorSchema } from '../schemas';
import { card, muted } from './account.css';
import { AccountForm, type Field } from './account-form';
import { codeField, firstCodeField } from './code-form';
import * as styles from './second-factor.css';

export interface OfferedSecret {
  secret: string;
  /** `otpauth://…` */
  address: string;
  qr: { size: number; path: string };
}

type Result = SubmissionResult<string[]>;

interface SecondFactorPageProps {
  notice: string | undefined;
  offered: OfferedSecret | undefined;
  isRequired: boolean;
  codesLeft: number;
  answer: { intent: string; result?: Result; recoveryCodes?: string[] } | undefined;
}

const passwordField = {
  name: 'passwort',
  label: 'Passwort',
  type: 'password',
  autoComplete: 'current-password',
} as const;

type FormProps = Pick<SecondFactorPageProps, 'answer'>;

function ChangeForm({
  intent,
  submit,
  code = codeField,
  answer,
}: FormProps & { intent: string; submit: string; code?: Field }) {
  return (
    <AccountForm
      id={intent}
      intent={intent}
      schema={secondFactorSchema}
      result={answer?.intent === intent ? answer.result : undefined}
      submit={submit}
      fields={[code, passwordField]}
    />
  );
}

export function FactorSetUp({ offered, answer }: FormProps & { offered: OfferedSecret }) {
  const { secret, address, qr } = offered;
  return (
    <Section title="Einrichten" className={`${panel} ${card}`}>
      <ol className={styles.steps}>
        <li>
          <p>
            Scannen Sie dieses Bild mit einer Authenticator-App. Am Handy:{' '}
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
      <ChangeForm
        intent="einrichten"
        submit="Zweiten Faktor einrichten"
        code={firstCodeField}
        answer={answer}
      />
    </Section>
  );
}

export function NewCodes({ codes }: { codes: string[] }) {
  return (
    <Section title="Ihre Wiederherstellungscodes" className={`${panel} ${card}`}>
      <p>
        Wenn Sie die App nicht zur Hand haben, gilt statt ihres Codes einer von diesen, jeder einmal. Wir
        zeigen sie nur jetzt: Bitte drucken Sie sie aus oder schreiben Sie sie ab.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.secret}>{code}</code>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function SecondFactorPage(props: SecondFactorPageProps) {
  const { notice, offered, isRequired, codesLeft, answer } = props;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Zweiter Faktor</h1>
      {notice && !answer && <Notice tone="good">{notice}</Notice>}
      {answer?.recoveryCodes && (
        <>
          <Notice tone="good">
            {answer.intent === 'einrichten'
              ? 'Der zweite Faktor ist eingerichtet. Auf anderen Geräten sind Sie abgemeldet.'
              : 'Diese Codes gelten ab jetzt, die bisherigen nicht mehr.'}
          </Notice>
          <NewCodes codes={answer.recoveryCodes} />
        </>
      )}
      <p className={muted}>
        Mit einem zweiten Faktor genügt Ihr Passwort allein nicht zum Einloggen: Wir fragen auch nach einem
        Code von Ihrem Handy.
        {isRequired && ' Ihre Rechte als Mitarbeiter haben Sie an diesem Standort nur damit.'}
      </p>
      {offered ? (
        <FactorSetUp offered={offered} answer={answer} />
      ) : (
        <>
          <Section title="Wiederherstellungscodes" className={`${panel} ${card}`}>
            <p>
              {codesLeft === 0
                ? 'Sie haben keine mehr. Mit neuen kommen Sie auch ohne die App in Ihr Konto.'
                : `Noch ${codesLeft} von 10 sind unbenutzt. Neue Codes ersetzen sie.`}
            </p>
            <ChangeForm intent="erneuern" submit="Neue Codes erzeugen" answer={answer} />
          </Section>
          <Section title="Entfernen" className={`${panel} ${card}`}>
            <p>
              Der zweite Faktor ist eingerichtet. Wenn Sie eine andere App benutzen wollen, entfernen Sie ihn
              und richten ihn neu ein.
            </p>
            <ChangeForm intent="entfernen" submit="Zweiten Faktor entfernen" answer={answer} />
          </Section>
        </>
      )}
    </div>
  );
}
