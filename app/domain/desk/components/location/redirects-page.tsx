import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskRedirectsPath } from '~/values/desk-paths';
import type { StoredRule } from '../../location/change-redirect.server';
import { type RedirectRefusal, redirectNotes } from '../../location/redirect-messages';
import * as styles from '../desk.css';
import { CheckField, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm, EntryForm } from '../desk-form';
import { useAnswerTo } from '../form-context';
import { NextPage } from '../next-page';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';

export interface RedirectsPageProps {
  search: string;
  address: string;
  explanation: { text: string; steps: string[] } | undefined;
  rules: { rule: StoredRule; problems: RedirectRefusal[] }[];
  /** Query of the next page. */
  next: string | undefined;
  frame: SettingsFrameProps;
}

const COMMAND = 'add-redirect';

const durations = [
  ['301', 'für immer (301)'],
  ['302', 'vorläufig (302)'],
  ['308', 'für immer, auch Formulare (308)'],
  ['307', 'vorläufig, auch Formulare (307)'],
  ['303', 'als Antwort auf ein Formular (303)'],
] as const;

function NewRule() {
  const own = useAnswerTo(COMMAND);
  return (
    <DeskForm command={COMMAND} label="Weiterleitung speichern">
      <div className={styles.choices}>
        <DeskField name="alt" label="Alte Adresse" hint="wie /alte-seite" maxLength={500} />
        <DeskField
          name="neu"
          label="Ziel"
          hint="eine Seite, oder eine Adresse mit https://"
          maxLength={500}
        />
        <DeskSelect name="dauer" label="Gilt" defaultValue="301">
          {durations.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </DeskSelect>
      </div>
      {own?.errors.trotzdem && (
        <CheckField name="trotzdem" label="Die Seite soll nicht mehr erreichbar sein" />
      )}
    </DeskForm>
  );
}

function Rules({ rules }: Pick<RedirectsPageProps, 'rules'>) {
  return (
    <ul className={styles.list}>
      {rules.map(({ rule: { id, oldUrl, newUrl, statusCode }, problems }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.address}>
            {oldUrl} → {newUrl}
            <p className={styles.small}>
              {[String(statusCode), ...problems.map((problem) => redirectNotes[problem])].join(' · ')}
            </p>
          </div>
          <EntryForm
            command="remove-redirect"
            label="Entfernen"
            name={`Weiterleitung von ${oldUrl} entfernen`}
            value={id}
          />
        </li>
      ))}
    </ul>
  );
}

function Explain({ address, explanation }: Pick<RedirectsPageProps, 'address' | 'explanation'>) {
  return (
    <Section title="Wohin führt eine Adresse?">
      <Form method="get" action={deskRedirectsPath} className={styles.more}>
        <TextField
          id="adresse"
          name="adresse"
          label="Adresse"
          hint="wie http://shop.example/muster/alt oder /muster/alt"
          defaultValue={address}
        />
        <p>
          <button className={button.plain}>Nachsehen</button>
        </p>
      </Form>
      {explanation && (
        <>
          <p role="status">{explanation.text}</p>
          {explanation.steps.length > 0 && (
            <details>
              <summary className={styles.navLink}>Schritt für Schritt</summary>
              <div lang="en">
                {explanation.steps.map((step) => (
                  <p key={step} className={styles.line}>
                    {step}
                  </p>
                ))}
              </div>
            </details>
          )}
        </>
      )}
    </Section>
  );
}

export function RedirectsPage({ frame, search, rules, next, ...page }: RedirectsPageProps) {
  return (
    <SettingsFrame
      title="Weiterleitungen"
      frame={frame}
      forms={[COMMAND]}
      aside={<Explain address={page.address} explanation={page.explanation} />}
    >
      <Section title="Neue Weiterleitung">
        <NewRule />
      </Section>
      <Section title="Weiterleitungen dieses Standorts">
        {rules.length === 0 && search === '' ? (
          <p>Noch gibt es keine.</p>
        ) : (
          <Form method="get" action={deskRedirectsPath} className={styles.filters}>
            <TextField id="suche" name="suche" type="search" label="Suche" defaultValue={search} />
            <button className={button.plain}>Filtern</button>
          </Form>
        )}
        {search !== '' && rules.length === 0 && <p>Keine passt zu dieser Suche.</p>}
        <Rules rules={rules} />
        <NextPage path={deskRedirectsPath} query={next} label="Weitere" />
      </Section>
    </SettingsFrame>
  );
}
