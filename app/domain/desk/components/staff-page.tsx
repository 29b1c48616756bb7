import type { StaffRole } from '~/domain/accounts/tables';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { formatDay } from '~/values/german-date';
import type { StaffCommand } from '../rights';
import { roleNames } from '../staff/messages';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { Section } from './section';

interface StaffMemberView {
  id: string;
  email: string;
  name: string;
  here: StaffRole[];
  everywhere: StaffRole[];
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
  /** Its sessions and its second factor. */
  isManageable: boolean;
  isOwn: boolean;
}

interface StaffPageProps {
  staff: StaffMemberView[];
  invitations: { key: string; email: string; role: StaffRole; expiresAt: Date }[];
  notice: string | undefined;
  answer: { whom: string; email: string; text: string } | undefined;
}

const allRoles = Object.keys(roleNames) as StaffRole[];

function RoleField({ id, roles }: { id: string; roles: readonly StaffRole[] }) {
  return (
    <SelectField id={id} name="rolle" label="Rolle">
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </SelectField>
  );
}

interface CommandProps {
  whom: string;
  command: StaffCommand;
  label: string;
  /** Accessible name of the button. */
  name: string;
  role?: StaffRole;
}

function Command({ whom, command, label, name, role }: CommandProps) {
  return (
    <Form method="post">
      <input type="hidden" name="wer" value={whom} />
      {role && <input type="hidden" name="rolle" value={role} />}
      <button name="befehl" value={command} aria-label={name} className={button.quiet}>
        {label}
      </button>
    </Form>
  );
}

function Member({ member }: { member: StaffMemberView }) {
  const { id, email, name, here, everywhere, hasSecondFactor, lastSeenAt, isManageable, isOwn } = member;
  const free = allRoles.filter((role) => !here.includes(role));
  return (
    <li className={panel}>
      <h3 className={sectionTitle}>{name}</h3>
      <p className={styles.address}>{email}</p>
      <p className={styles.tags}>
        {here.map((role) => (
          <span key={role} className={styles.tag}>
            {roleNames[role]}
          </span>
        ))}
        {everywhere.map((role) => (
          <span key={role} className={styles.tag}>
            {roleNames[role]} an allen Standorten
          </span>
        ))}
      </p>
      <p className={styles.small}>
        {hasSecondFactor ? 'mit zweitem Faktor' : 'ohne zweiten Faktor'} ·{' '}
        {lastSeenAt ? `zuletzt da am ${formatDay(lastSeenAt)}` : 'zurzeit nirgends angemeldet'}
      </p>
      <details>
        <summary className={styles.navLink}>Ändern</summary>
        <div className={styles.more}>
          {free.length > 0 && (
            <Form method="post" className={styles.commandForm}>
              <input type="hidden" name="wer" value={id} />
              <RoleField id={`rolle-${id}`} roles={free} />
              <p>
                <button name="befehl" value="give-role" className={button.plain}>
                  Rolle geben
                </button>
              </p>
            </Form>
          )}
          {here
            .filter((role) => !(isOwn && role === 'leitung'))
            .map((role) => (
              <Command
                key={role}
                whom={id}
                command="take-role"
                role={role}
                label={`${roleNames[role]} entziehen`}
                name={`${roleNames[role]} von ${name} entziehen`}
              />
            ))}
          {isManageable && (
            <Command
              whom={id}
              command="end-sessions"
              label="Überall abmelden"
              name={`${name} überall abmelden`}
            />
          )}
          {isManageable && hasSecondFactor && (
            <Command
              whom={id}
              command="reset-factor"
              label="Zweiten Faktor löschen"
              name={`Zweiten Faktor von ${name} löschen`}
            />
          )}
        </div>
      </details>
    </li>
  );
}

export function StaffPage({ staff, invitations, notice, answer }: StaffPageProps) {
  return (
    <DeskPage title="Mitarbeiter" notice={notice}>
      {answer && <Notice tone="warn">{answer.text}</Notice>}
      <Section title="Einladen">
        <Form method="post" noValidate className={styles.commandForm}>
          <TextField
            id="email"
            name="email"
            type="email"
            label="E-Mail-Adresse"
            hint="Dorthin geht ein Link, der sieben Tage gilt."
            defaultValue={answer?.email}
          />
          <RoleField id="rolle" roles={allRoles} />
          <p>
            <button name="befehl" value="invite" className={button.accent}>
              Einladung senden
            </button>
          </p>
        </Form>
        <ul className={styles.list}>
          {invitations.map(({ key, email, role, expiresAt }) => (
            <li key={key} className={styles.entry}>
              <div>
                {email}
                <p className={styles.small}>
                  {roleNames[role]} · gilt bis {formatDay(expiresAt)}
                </p>
              </div>
              <Command
                whom={key}
                command="withdraw-invitation"
                label="Zurückziehen"
                name={`Einladung an ${email} zurückziehen`}
              />
            </li>
          ))}
        </ul>
      </Section>
      <section aria-label="Personen">
        <ul className={`${styles.list} ${pageStack}`}>
          {staff.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      </section>
    </DeskPage>
  );
}
