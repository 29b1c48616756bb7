import type { StaffRole } from '~/domain/accounts/tables';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskStaffPath } from '~/values/desk-paths';
import { formatDay } from '~/values/german-date';
import type { StaffCommand } from '../rights';
import { roleNames } from '../staff/messages';
import * as styles from './desk.css';
import { DeskField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';

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
  /** Query of the next page. */
  next: string | undefined;
  notice: string | undefined;
}

const allRoles = Object.keys(roleNames) as StaffRole[];

const COMMAND = 'invite';

const optionsOf = (roles: readonly StaffRole[]) =>
  roles.map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ));

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
    <DeskForm command={command} label={label} name={name} tone="plain" entry={`${whom}-${role}`}>
      <input type="hidden" name="wer" value={whom} />
      {role && <input type="hidden" name="rolle" value={role} />}
    </DeskForm>
  );
}

function Changes({ member }: { member: StaffMemberView }) {
  const { id, name, here, hasSecondFactor, isManageable, isOwn } = member;
  const free = allRoles.filter((role) => !here.includes(role));
  return (
    <div className={styles.more}>
      {free.length > 0 && (
        <Form method="post" className={styles.commandForm}>
          <input type="hidden" name="wer" value={id} />
          <SelectField id={`rolle-${id}`} name="rolle" label="Rolle">
            {optionsOf(free)}
          </SelectField>
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
  );
}

function Member({ member }: { member: StaffMemberView }) {
  const { email, name, here, everywhere, hasSecondFactor, lastSeenAt } = member;
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
        <Changes member={member} />
      </details>
    </li>
  );
}

export function StaffPage({ staff, invitations, next, notice }: StaffPageProps) {
  return (
    <DeskPage title="Mitarbeiter" notice={notice} forms={[COMMAND]}>
      <Section title="Einladen">
        <DeskForm command={COMMAND} label="Einladung senden">
          <div className={styles.pair}>
            <DeskField
              name="email"
              type="email"
              label="E-Mail-Adresse"
              hint="Dorthin geht ein Link, der sieben Tage gilt."
            />
            <DeskSelect name="rolle" label="Rolle">
              {optionsOf(allRoles)}
            </DeskSelect>
          </div>
        </DeskForm>
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
        <NextPage path={deskStaffPath} query={next} label="Weitere" />
      </section>
    </DeskPage>
  );
}
