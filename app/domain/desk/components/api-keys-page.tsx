import { scopeNames, scopes } from '~/domain/programs/scopes';
import { error } from '~/ui/components/field.css';
import { Section } from '~/ui/components/section';
import { deskApiKeysPath } from '~/values/desk-paths';
import type { DeskKey } from '../programs/change-keys.server';
import { keyState, keyText, keyUse } from '../programs/messages';
import { MAX_KEY_NAME, scopeField } from '../programs/schemas';
import * as styles from './desk.css';
import { CheckField, DeskField } from './desk-fields';
import { DeskForm, EntryForm } from './desk-form';
import { DeskPage } from './desk-page';
import { useAnswerTo } from './form-context';
import { NextPage } from './next-page';

interface ApiKeysPageProps {
  keys: DeskKey[];
  /** Query of the next page. */
  next: string | undefined;
  places: { name: string; url: string }[];
  /** Id of the key that the form makes. */
  version: string;
  /** '2027-11-25' */
  lastDay: string;
  notice: string | undefined;
  /** Shown this once. */
  made: { name: string; key: string } | undefined;
}

const COMMAND = 'add-key';

function Entry({ apiKey }: { apiKey: DeskKey }) {
  const { id, name, state } = apiKey;
  return (
    <li className={styles.entry} data-api-key={id}>
      <div>
        <strong className={styles.typedText}>{name}</strong>{' '}
        {state !== 'valid' && <span className={styles.tag}>{keyState(apiKey)}</span>}
        <p>{keyText(apiKey)}</p>
        <p className={styles.small}>{keyUse(apiKey)}</p>
      </div>
      {state !== 'revoked' && (
        <EntryForm
          command="revoke-key"
          label="Widerrufen"
          name={`${name} widerrufen`}
          field="schluessel"
          value={id}
        />
      )}
    </li>
  );
}

function Problem({ name }: { name: string }) {
  const text = useAnswerTo(COMMAND)?.errors[name]?.join(' ');
  if (!text) return null;
  return (
    <p id={`${COMMAND}-${name}`} tabIndex={-1} className={error}>
      {text}
    </p>
  );
}

function NewKey({ places, version, lastDay }: Omit<ApiKeysPageProps, 'keys' | 'next' | 'notice' | 'made'>) {
  return (
    <DeskForm command={COMMAND} label="Schlüssel anlegen" version={version}>
      <div className={styles.choices}>
        <DeskField name="name" label="Name" hint="das Programm, das ihn benutzt" maxLength={MAX_KEY_NAME} />
        <DeskField name="bis" label="Letzter Tag" type="date" defaultValue={lastDay} />
      </div>
      <fieldset className={styles.line}>
        <legend>Rechte</legend>
        <Problem name="rechte" />
        {scopes.map((scope) => (
          <CheckField key={scope} name={scopeField(scope)} label={scopeNames[scope]} />
        ))}
      </fieldset>
      <fieldset className={styles.line}>
        <legend>Standorte</legend>
        <CheckField name="alle" label="Alle Standorte, auch künftige" />
        <DeskField name="standorte" label="oder einzelne" hint="Kürzel, durch Komma getrennt" />
        <details>
          <summary className={styles.navLink}>Kürzel aller Standorte</summary>
          <ul className={styles.list}>
            {places.map(({ name, url }) => (
              <li key={url}>
                <code>{url}</code> {name}
              </li>
            ))}
          </ul>
        </details>
      </fieldset>
    </DeskForm>
  );
}

export function ApiKeysPage({ keys, next, notice, made, ...form }: ApiKeysPageProps) {
  return (
    <DeskPage title="API-Schlüssel" notice={notice} forms={[COMMAND]}>
      {made && (
        <Section title={`Schlüssel für ${made.name}`}>
          <p>Bitte kopieren Sie ihn jetzt: Er wird nur dieses eine Mal angezeigt.</p>
          <p className={styles.typedText}>
            <code data-new-key>{made.key}</code>
          </p>
        </Section>
      )}
      <Section title="Neuer Schlüssel">
        <NewKey {...form} />
      </Section>
      <Section title="Schlüssel">
        {keys.length === 0 && <p>Noch gibt es keinen Schlüssel.</p>}
        <ul className={styles.list}>
          {keys.map((apiKey) => (
            <Entry key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
        <NextPage path={deskApiKeysPath} query={next} />
      </Section>
    </DeskPage>
  );
}
