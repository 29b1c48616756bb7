import type { SubmissionResult } from '@conform-to/react';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { dataExportPath } from '~/values/account-paths';
import {
  ALL_SESSIONS,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  profileSchema,
  signOutSchema,
} from '../schemas';
import { card, cards, device, devices, list, muted } from './account.css';
import { AccountForm } from './account-form';
import { sessionName } from './device-name';
import { SalutationField } from './salutation-field';

interface SettingsPageProps {
  notice: string | undefined;
  email: string;
  /** Input from before the session ended. */
  newEmail: string | null;
  profile: Record<'anrede' | 'vorname' | 'nachname' | 'telefon', string | null>;
  /** 'Reservierung RH-… bei Autohaus Muster, Kiel' */
  openOrders: string[];
  /** `expires` of a program with a bearer token. */
  sessions: { key: string; agent: string; lastSeen: string; isThis: boolean; expires: string | undefined }[];
  answer: ({ form: string } & Result) | undefined;
}

const ownPassword = { name: 'passwort', type: 'password', autoComplete: 'current-password' } as const;

interface Result {
  result: SubmissionResult<string[]> | undefined;
}

function Profile({ profile, result }: Pick<SettingsPageProps, 'profile'> & Result) {
  return (
    <Section title="Meine Angaben" className={`${panel} ${card}`}>
      <AccountForm
        id="angaben"
        intent="angaben"
        schema={profileSchema}
        result={result}
        values={profile}
        submit="Angaben speichern"
        before={(field) => <SalutationField {...field('anrede')} />}
        fields={[
          { name: 'vorname', label: 'Vorname', autoComplete: 'given-name' },
          { name: 'nachname', label: 'Nachname', autoComplete: 'family-name' },
          {
            name: 'telefon',
            label: 'Telefon',
            type: 'tel',
            autoComplete: 'tel',
            hint: 'Freiwillig, nur für Rückfragen.',
            required: false,
          },
        ]}
      />
    </Section>
  );
}

function Password({ result }: Result) {
  return (
    <Section title="Passwort" className={`${panel} ${card}`}>
      <AccountForm
        id="passwort"
        intent="passwort"
        schema={changePasswordSchema}
        result={result}
        submit="Passwort ändern"
        fields={[
          { ...ownPassword, label: 'Bisheriges Passwort' },
          {
            name: 'passwortNeu',
            label: 'Neues Passwort',
            type: 'password',
            autoComplete: 'new-password',
            hint: 'Mindestens 8 Zeichen.',
          },
        ]}
      />
    </Section>
  );
}

function Email({ email, newEmail, result }: Pick<SettingsPageProps, 'email' | 'newEmail'> & Result) {
  return (
    <Section title="E-Mail-Adresse" className={`${panel} ${card}`}>
      <p>Zurzeit: {email}</p>
      <AccountForm
        id="email"
        intent="email"
        schema={changeEmailSchema}
        result={result}
        values={{ email: newEmail }}
        submit="E-Mail-Adresse ändern"
        fields={[
          { name: 'email', label: 'Neue E-Mail-Adresse', type: 'email', autoComplete: 'email' },
          { ...ownPassword, label: 'Passwort' },
        ]}
      />
    </Section>
  );
}

function Devices({ sessions, result }: Pick<SettingsPageProps, 'sessions'> & Result) {
  return (
    <Section title="Wo Sie eingeloggt sind" className={`${panel} ${devices}`}>
      <ul className={list}>
        {sessions.map((session) => (
          <li key={session.key} className={device}>
            <strong>
              {sessionName(session)}
              {session.isThis && ' (dieses Gerät)'}
            </strong>
            <span className={muted}>
              zuletzt {session.lastSeen}
              {session.expires && `, gilt bis ${session.expires}`}
            </span>
          </li>
        ))}
      </ul>
      <AccountForm
        id="abmelden"
        intent="abmelden"
        schema={signOutSchema}
        result={result}
        submit="Gerät abmelden"
        before={(field) => (
          <SelectField label="Abmelden" required {...field('sitzung')}>
            <option value="">Bitte wählen</option>
            {sessions
              .filter(({ isThis }) => !isThis)
              .map((session) => (
                <option key={session.key} value={session.key}>
                  {sessionName(session)}, zuletzt {session.lastSeen}
                </option>
              ))}
            <option value={ALL_SESSIONS}>Überall, auch hier</option>
          </SelectField>
        )}
        fields={[{ ...ownPassword, label: 'Passwort' }]}
      />
    </Section>
  );
}

function Deletion({ openOrders, result }: Pick<SettingsPageProps, 'openOrders'> & Result) {
  return (
    <Section title="Konto löschen" className={`${panel} ${card}`}>
      <p>
        Wir löschen Ihr Konto sofort und vollständig. Nur Unterlagen zu Bestellungen müssen wir bis zu acht
        Jahre aufbewahren, Angaben zu eingelagerten Rädern bis zur Rückgabe.
      </p>
      {openOrders.length > 0 && (
        <>
          <p>Noch offen {openOrders.length === 1 ? 'ist' : 'sind'}:</p>
          <ul>
            {openOrders.map((order) => (
              <li key={order}>{order}</li>
            ))}
          </ul>
          <p>
            Was offen ist, bleibt bestehen, und Nachrichten dazu erhalten Sie weiter per E-Mail. Über den Link
            in diesen E-Mails können Sie auch ohne Konto alles ansehen und Reservierungen verlängern oder
            stornieren.
          </p>
        </>
      )}
      <AccountForm
        id="loeschen"
        intent="loeschen"
        schema={deleteAccountSchema}
        result={result}
        submit="Konto endgültig löschen"
        look="danger"
        fields={[{ ...ownPassword, label: 'Passwort' }]}
      />
    </Section>
  );
}

export function SettingsPage(props: SettingsPageProps) {
  const { notice, email, newEmail, profile, openOrders, sessions, answer } = props;
  const resultOf = (form: string) => (answer?.form === form ? answer.result : undefined);
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Einstellungen</h1>
      {notice && !answer && <Notice tone="good">{notice}</Notice>}
      <div className={cards}>
        <Profile profile={profile} result={resultOf('angaben')} />
        <Password result={resultOf('passwort')} />
        <Email email={email} newEmail={newEmail} result={resultOf('email')} />
        <Section title="Meine Daten" className={`${panel} ${card}`}>
          <p>Alles, was wir zu Ihrem Konto gespeichert haben, als Datei zum Mitnehmen (JSON).</p>
          <Link to={dataExportPath} reloadDocument className={button.plain}>
            Daten herunterladen
          </Link>
        </Section>
        <Devices sessions={sessions} result={resultOf('abmelden')} />
        <Deletion openOrders={openOrders} result={resultOf('loeschen')} />
      </div>
    </div>
  );
}
