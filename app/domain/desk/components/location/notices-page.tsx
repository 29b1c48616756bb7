import type { DatedNotice } from '~/domain/content/dated-notice';
import { Section } from '~/ui/components/section';
import * as styles from '../desk.css';
import { CheckField, DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { useAnswerTo } from '../form-context';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';

interface Shown {
  notice: DatedNotice | undefined;
  /** The page that it leads to does not exist: the shop shows it without a link. */
  isDead: boolean;
  isShown: boolean;
}

export interface NoticesPageProps {
  banner: Shown;
  holidayNotice: Shown;
  frame: SettingsFrameProps;
}

function NoticeForm({
  command,
  label,
  shown: { notice, isDead, isShown },
}: {
  command: string;
  label: string;
  shown: Shown;
}) {
  const answer = useAnswerTo(command);
  return (
    <>
      {notice && (
        <p className={styles.small}>{isShown ? 'Steht jetzt im Shop.' : 'Steht jetzt nicht im Shop.'}</p>
      )}
      {isDead && (
        <p className={styles.small}>Die Seite {notice?.ziel} gibt es nicht; der Text steht ohne Link da.</p>
      )}
      <DeskForm command={command} label={label}>
        <DeskField
          name="text"
          label="Text"
          hint="leer: keiner"
          maxLength={200}
          defaultValue={notice?.text ?? ''}
        />
        <div className={styles.choices}>
          <DeskField name="von" label="Erster Tag" type="date" defaultValue={notice?.von ?? ''} />
          <DeskField name="bis" label="Letzter Tag" type="date" defaultValue={notice?.bis ?? ''} />
          <DeskField
            name="ziel"
            label="Führt zur Seite"
            hint="wie /winterreifen, oder leer"
            maxLength={200}
            defaultValue={notice?.ziel ?? ''}
          />
        </div>
        {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, die Seite kommt noch" />}
      </DeskForm>
    </>
  );
}

export function NoticesPage({ banner, holidayNotice, frame }: NoticesPageProps) {
  return (
    <SettingsFrame title="Hinweise" frame={frame} forms={['banner', 'holiday-notice']}>
      <Section title="Banner">
        <p>Steht über allen Seiten, vom ersten bis zum Ende des letzten Tages.</p>
        <NoticeForm command="banner" label="Banner speichern" shown={banner} />
      </Section>
      <Section title="Ferienhinweis">
        <p>
          Sagt, dass Pakete länger brauchen oder das Autohaus geschlossen ist. Geschlossene Tage selbst tragen
          Sie unter „Zeiten und Anschrift“ ein.
        </p>
        <NoticeForm command="holiday-notice" label="Ferienhinweis speichern" shown={holidayNotice} />
      </Section>
    </SettingsFrame>
  );
}
