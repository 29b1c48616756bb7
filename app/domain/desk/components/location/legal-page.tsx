import { useHref } from 'react-router';
import type { LegalDuty } from '~/domain/content/legal-duties';
import type { LegalText } from '~/domain/content/legal-text';
import type { PageText } from '~/domain/content/pages/content-page';
import { button } from '~/ui/components/button.css';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { deskLegalPath } from '~/values/desk-paths';
import { imprintTemplate } from '../../location/legal-form';
import * as styles from '../desk.css';
import { DeskArea } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { type DeskAnswer, useAnswerTo } from '../form-context';
import { MarkdownHelp, TextParts } from '../text-parts';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';
import * as texts from './texts.css';

interface LegalTextView {
  markdown: string;
  missing: LegalDuty[];
}

/** A preview is an answer without errors. */
export interface LegalAnswer extends DeskAnswer {
  preview?: { text: PageText; missing: LegalDuty[] };
}

export interface LegalPageProps {
  texts: Record<LegalText, LegalTextView>;
  frame: SettingsFrameProps;
}

const titles = { imprint: 'Impressum', terms: 'AGB' } as const;
const previews = { imprint: 'Vorschau des Impressums', terms: 'Vorschau der AGB' } as const;

function Missing({ duties }: { duties: readonly LegalDuty[] }) {
  if (duties.length === 0) return null;
  return (
    <Notice tone="warn">
      Es fehlt, was das Gesetz verlangt: {duties.map(({ name, law }) => `${name} (${law})`).join('; ')}.
    </Notice>
  );
}

function Preview({
  title,
  preview: { text, missing },
}: { title: string } & Required<Pick<LegalAnswer, 'preview'>>) {
  return (
    <section aria-label={title} role="status" className={texts.preview}>
      <p className={styles.small}>Vorschau, noch nicht gespeichert</p>
      <Missing duties={missing} />
      <TextParts text={text} />
    </section>
  );
}

function TextForm({ name, shown }: { name: LegalText; shown: LegalTextView }) {
  const title = titles[name];
  const previewUrl = `${useHref(deskLegalPath)}?vorschau=${name}`;
  const preview = useAnswerTo<LegalAnswer>(name)?.preview;
  return (
    <>
      <DeskForm
        command={name}
        action={deskLegalPath}
        label={`${title} speichern`}
        beside={
          <button name="befehl" value={name} formAction={previewUrl} className={button.plain}>
            {previews[name]}
          </button>
        }
      >
        <DeskArea
          name="text"
          label="Text"
          hint="Markdown; leer: der Text des Shops"
          rows={14}
          defaultValue={shown.markdown}
        />
      </DeskForm>
      {preview && <Preview title={previews[name]} preview={preview} />}
    </>
  );
}

function Help() {
  return (
    <Section title="So wird geschrieben">
      <div className={styles.more}>
        <MarkdownHelp />
        <details>
          <summary className={styles.unfold}>Vorlage für ein Impressum</summary>
          <pre className={texts.sample}>{imprintTemplate}</pre>
        </details>
        <p className={styles.small}>
          Wer in keinem Register steht oder keine USt-IdNr. hat, lässt die Angabe weg. Der Shop prüft, was
          üblicherweise fehlt; er ersetzt keinen Anwalt.
        </p>
      </div>
    </Section>
  );
}

export function LegalPage({ texts: shown, frame }: LegalPageProps) {
  return (
    <SettingsFrame title="Rechtstexte" frame={frame} forms={['imprint', 'terms']} aside={<Help />}>
      <Section title="Impressum">
        <p>
          {shown.imprint.markdown === ''
            ? 'Der Shop zeigt sein eigenes Impressum mit Firma, Anschrift, Register und Kontakt dieses Standorts.'
            : 'Der Shop zeigt diesen Text auf der Seite Impressum.'}
        </p>
        <Missing duties={shown.imprint.missing} />
        <TextForm name="imprint" shown={shown.imprint} />
      </Section>
      <Section title="Allgemeine Geschäftsbedingungen">
        <p>
          {shown.terms.markdown === ''
            ? 'Der Shop zeigt seine eigenen Bedingungen, die zu Zahlungsarten und Versand dieses Standorts passen.'
            : 'Der Shop zeigt diesen Text auf der Seite AGB. Ändern sich Zahlungsarten oder Versand, ändern Sie ihn bitte mit.'}
        </p>
        <Missing duties={shown.terms.missing} />
        <TextForm name="terms" shown={shown.terms} />
      </Section>
    </SettingsFrame>
  );
}
