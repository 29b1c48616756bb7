import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { formatMoment } from '~/values/german-date';
import type { Light, SystemHealth } from '../health/lights';
import * as styles from './desk.css';
import { Section } from './section';

interface HealthPageProps extends SystemHealth {
  lights: { mails: Light; jobs: Light };
}

const tones = { good: 'good', note: 'info', bad: 'warn' } as const;
const words: Readonly<Record<Light, string>> = {
  good: 'In Ordnung',
  note: 'Bitte ansehen',
  bad: 'Bitte den Betreiber rufen',
};

function LightNotice({ light, text }: { light: Light; text: string }) {
  return (
    <Notice tone={tones[light]}>
      <span data-light={light}>{words[light]}:</span> {text}
    </Notice>
  );
}

/** For who leads all locations. */
export function HealthPage({ mails, deadMails, jobs, lights }: HealthPageProps) {
  const since = mails.oldest ? `, die älteste seit ${formatMoment(mails.oldest)} Uhr` : '';
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Zustand</h1>
      <Section title="E-Mails">
        <LightNotice
          light={lights.mails}
          text={mails.waiting === 0 ? 'Keine E-Mail wartet.' : `Es warten ${mails.waiting}${since}.`}
        />
        <ul className={styles.list}>
          {deadMails.map(({ id, recipient, subject, createdAt }) => (
            <li key={id} className={styles.entry}>
              <div>
                <strong>Nicht zustellbar:</strong> {subject}
                <p className={styles.small}>
                  an {recipient} · {formatMoment(createdAt)} Uhr
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Hintergrunddienst">
        <LightNotice
          light={lights.jobs}
          text={`${jobs.waiting} Aufgaben warten, ${jobs.failed} sind fehlgeschlagen, ${jobs.givenUp} davon werden nicht mehr versucht.`}
        />
      </Section>
    </div>
  );
}
