import { useHref } from 'react-router';
import type { PageText } from '~/domain/content/pages/content-page';
import { contentKinds } from '~/domain/content/pages/content-page';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead as leadText, pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { categoryDrawings, guideDrawings } from '~/ui/illustrations/spot-names';
import { deskNewPagePath, deskPagesPath } from '~/values/desk-paths';
import { type PageField, pageFields } from '../../pages/page-form';
import { ownerNames, type PageOwner } from '../../pages/page-owner';
import * as styles from '../desk.css';
import { DeskArea, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { type DeskAnswer, useAnswerTo } from '../form-context';
import * as texts from '../location/texts.css';
import { MarkdownHelp, TextParts } from '../text-parts';

interface Preview {
  title: string;
  lead: string;
  text: PageText;
  findings: string[];
}

/** A preview is an answer without errors. */
export interface PageAnswer extends DeskAnswer {
  preview?: Preview;
}

export interface PageFormPageProps {
  fields: Partial<Record<PageField, string>>;
  /** Of a stored page. */
  stored: { path: string; owner: PageOwner; address: string; seenBy: string; findings: string[] } | undefined;
  /** Whose pages the person may make. */
  owners: PageOwner[];
  mayEdit: boolean;
  version: string;
  /** Where its forms go. */
  action: string;
  notice: string | undefined;
}

const COMMAND = 'save-page';

function Findings({ findings }: { findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <Notice tone="warn">
      <span data-findings={findings.length}>{findings.join(' ')}</span>
    </Notice>
  );
}

function Key({ fields, stored, owners }: Pick<PageFormPageProps, 'fields' | 'stored' | 'owners'>) {
  if (stored) return null;
  return (
    <div className={styles.choices}>
      <DeskField
        name="pfad"
        label={pageFields.pfad}
        hint="wie /seiten/anfahrt, /TippsTrends/profil oder /faq"
        maxLength={120}
        spellCheck={false}
        defaultValue={fields.pfad}
      />
      {owners.length > 1 && (
        <DeskSelect name="fuer" label="Für" defaultValue="standort">
          {owners.map((owner) => (
            <option key={owner} value={owner}>
              {ownerNames[owner]}
            </option>
          ))}
        </DeskSelect>
      )}
    </div>
  );
}

function Fields({ fields, stored, owners }: Pick<PageFormPageProps, 'fields' | 'stored' | 'owners'>) {
  const preview = useAnswerTo<PageAnswer>(COMMAND)?.preview;
  const line = (name: PageField, hint?: string, maxLength = 200) => (
    <DeskField
      name={name}
      label={pageFields[name]}
      {...(hint && { hint })}
      maxLength={maxLength}
      defaultValue={fields[name]}
    />
  );
  const day = (name: PageField, hint: string) => (
    <DeskField name={name} label={pageFields[name]} hint={hint} type="date" defaultValue={fields[name]} />
  );
  return (
    <>
      <Key fields={fields} stored={stored} owners={owners} />
      {line('titel')}
      <DeskArea name="text" label={pageFields.text} hint="Markdown" rows={18} defaultValue={fields.text} />
      <Findings findings={preview?.findings ?? stored?.findings ?? []} />
      <div className={styles.choices}>
        {line('label', 'kurz')}
        <DeskSelect name="art" label={pageFields.art} defaultValue={fields.art ?? contentKinds.text}>
          {Object.values(contentKinds).map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </DeskSelect>
      </div>
      <div className={styles.choices}>
        {day('gueltigVon', 'leer: sofort')}
        {day('gueltigBis', 'leer: auf Dauer')}
      </div>
      {line('beschreibung', 'ein Satz für Suchmaschinen', 400)}
      <details open={Boolean(fields.einleitung || fields.zeichnung || fields.stichworte)}>
        <summary className={styles.unfold}>Einleitung, Zeichnung und Suche</summary>
        <div className={styles.more}>
          <DeskArea
            name="einleitung"
            label={pageFields.einleitung}
            rows={3}
            defaultValue={fields.einleitung}
          />
          <DeskSelect name="zeichnung" label={pageFields.zeichnung} defaultValue={fields.zeichnung ?? ''}>
            <option value="">keine</option>
            {[...categoryDrawings, ...guideDrawings].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </DeskSelect>
          {line('stichworte', 'womit die Suche des Shops sie auch findet', 500)}
        </div>
      </details>
      {line('vorschau', 'mindestens 16 Zeichen; wer ihn hat, sieht die Seite vor ihrem ersten Tag', 100)}
    </>
  );
}

function PageForm({ action, ...fields }: Pick<PageFormPageProps, 'fields' | 'stored' | 'owners' | 'action'>) {
  const preview = useAnswerTo<PageAnswer>(COMMAND)?.preview;
  const previewUrl = `${useHref(action)}?vorschau=1`;
  return (
    <>
      <DeskForm
        command={COMMAND}
        action={action}
        encType="multipart/form-data"
        label="Seite speichern"
        beside={
          <button name="befehl" value={COMMAND} formAction={previewUrl} className={button.plain}>
            Vorschau
          </button>
        }
      >
        <Fields {...fields} />
      </DeskForm>
      {preview && (
        <section aria-label="Vorschau" role="status" className={texts.preview}>
          <p className={styles.small}>Vorschau, noch nicht gespeichert</p>
          <h2>{preview.title}</h2>
          {preview.lead && <p className={leadText}>{preview.lead}</p>}
          <TextParts text={preview.text} />
        </section>
      )}
    </>
  );
}

function Facts({ stored }: { stored: NonNullable<PageFormPageProps['stored']> }) {
  const { path, owner, address, seenBy } = stored;
  return (
    <Section title="Im Shop">
      <dl className={styles.facts}>
        <dt>Pfad</dt>
        <dd>{path}</dd>
        <dt>Für</dt>
        <dd>{ownerNames[owner]}</dd>
        <dt>Zu sehen</dt>
        <dd>{seenBy}</dd>
      </dl>
      {address !== '' && (
        <p>
          <Link to={address} className={styles.entryLink}>
            Seite ansehen
          </Link>
        </p>
      )}
    </Section>
  );
}

export function PageFormPage({ mayEdit, version, notice, ...page }: PageFormPageProps) {
  const { stored, fields, action } = page;
  return (
    <DeskPage
      title={stored ? `Seite „${fields.label}“` : 'Neue Seite'}
      intro={
        <p>
          <Link to={deskPagesPath} className={styles.entryLink}>
            Alle Seiten
          </Link>
        </p>
      }
      version={version}
      notice={notice}
      forms={[COMMAND]}
    >
      <div className={styles.columns}>
        <Section title="Inhalt">
          {mayEdit || !stored ? (
            <PageForm {...page} />
          ) : (
            <>
              <p>
                Diese Seite zeigen auch andere Standorte; sie zu ändern ist Sache der Zentrale. Eine eigene
                Fassung dieses Standorts geht ihr vor.
              </p>
              <p>
                <Link
                  to={`${deskNewPagePath}?vorlage=${stored.owner}${stored.path}`}
                  className={styles.entryLink}
                >
                  Eigene Fassung anlegen
                </Link>
              </p>
              <pre className={texts.sample}>{fields.text}</pre>
            </>
          )}
        </Section>
        <div className={pageStack}>
          {stored && <Facts stored={stored} />}
          {(mayEdit || !stored) && (
            <Section title="So wird geschrieben">
              <div className={styles.more}>
                <MarkdownHelp />
              </div>
            </Section>
          )}
          {stored && mayEdit && (
            <Section title="Seite entfernen">
              <DeskForm command="remove-page" action={action} label="Seite entfernen" tone="danger">
                <p>Unter „Letzte Änderungen“ in der Liste lässt sie sich zurückholen.</p>
              </DeskForm>
            </Section>
          )}
        </div>
      </div>
    </DeskPage>
  );
}
