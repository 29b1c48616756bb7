import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { formatMoment } from '~/values/german-date';
import { areaTitles, type HealthReport } from '../health/health-report';
import { areaLight, type Light, type SystemHealth } from '../health/lights';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';

interface Examined {
  checkedAt: Date;
  report: HealthReport;
}

export interface HealthPageProps extends SystemHealth {
  lights: { mails: Light; jobs: Light; backup: Light };
  backup: { madeAt: Date; bytes: number | null } | undefined;
  /** Of what changes by the minute. Undefined: never examined. */
  live: Examined | undefined;
  /** Of all locations, by night. */
  examined: Examined | undefined;
  notice: string | undefined;
}

const MAX_SHOWN = 50;

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

function backupText(backup: HealthPageProps['backup']): string {
  if (!backup) return 'Von der Datenbank gibt es keine Sicherung.';
  const size = backup.bytes === null ? '' : `, ${Math.ceil(backup.bytes / 1_048_576)} MB`;
  return `Die letzte Sicherung ist vom ${formatMoment(backup.madeAt)} Uhr${size}.`;
}

const taskCount = (count: number) => (count === 1 ? '1 Aufgabe' : `${count} Aufgaben`);

function jobsText({ waiting, failed, givenUp }: HealthPageProps['jobs']): string {
  const due =
    waiting === 0 ? 'Keine Aufgabe wartet' : `${taskCount(waiting)} ${waiting === 1 ? 'wartet' : 'warten'}`;
  if (failed === 0) return `${due}, keine ist fehlgeschlagen.`;
  return `${due}. Fehlgeschlagen: ${taskCount(failed)}, davon endgültig ${givenUp}.`;
}

const ranks = { bad: 0, note: 1, ok: 2 } as const;
const kindNames = { bad: 'Fehler', note: 'Hinweis', ok: 'In Ordnung' } as const;

function Area({ area, findings }: HealthReport[number]) {
  const light = areaLight({ findings });
  const sorted = findings.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]);
  const shown = sorted.slice(0, MAX_SHOWN);
  return (
    <details open={light === 'bad'} data-area={area} data-area-light={light}>
      <summary className={styles.unfold}>
        {areaTitles[area]} <span className={styles.toneTag[light]}>{words[light]}</span>
      </summary>
      <ul className={styles.list}>
        {shown.length === 0 && <li>Nichts ist zu melden.</li>}
        {shown.map(({ kind, words: text }) => (
          <li key={text} className={styles.address}>
            <strong>{kindNames[kind]}:</strong> {text}
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <p className={styles.small}>
          Gezeigt sind {shown.length} von {sorted.length}.
        </p>
      )}
    </details>
  );
}

function Operation({ live }: Pick<HealthPageProps, 'live'>) {
  return (
    <Section title="Betrieb">
      <p>
        {live
          ? `Geprüft am ${formatMoment(live.checkedAt)} Uhr. Der Shop prüft alle fünf Minuten von selbst.`
          : 'Noch nicht geprüft. Der Shop prüft alle fünf Minuten von selbst.'}
      </p>
      {live?.report.map((area) => (
        <Area key={area.area} {...area} />
      ))}
    </Section>
  );
}

function Examination({ examined }: Pick<HealthPageProps, 'examined'>) {
  return (
    <Section title="Prüfung aller Standorte">
      <p>
        {examined
          ? `Geprüft am ${formatMoment(examined.checkedAt)} Uhr.`
          : 'Noch nicht geprüft. Der Shop prüft jede Nacht von selbst.'}
      </p>
      {examined?.report.map((area) => (
        <Area key={area.area} {...area} />
      ))}
      <Form method="post" className={styles.commandForm}>
        <p>
          <button className={button.plain}>Jetzt prüfen</button>
        </p>
      </Form>
    </Section>
  );
}

/** For who leads all locations. */
export function HealthPage(props: HealthPageProps) {
  const { mails, mailFailure, deadMails, jobs, lights, backup, live, examined, notice } = props;
  const since = mails.oldest ? `, die älteste seit ${formatMoment(mails.oldest)} Uhr` : '';
  return (
    <DeskPage title="Zustand" notice={notice}>
      <Section title="E-Mails">
        <LightNotice
          light={lights.mails}
          text={mails.waiting === 0 ? 'Keine E-Mail wartet.' : `Es warten ${mails.waiting}${since}.`}
        />
        {mailFailure !== null && (
          <p className={styles.small}>Der letzte Versuch ist gescheitert: {mailFailure}</p>
        )}
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
        <LightNotice light={lights.jobs} text={jobsText(jobs)} />
      </Section>
      <Section title="Datensicherung">
        <LightNotice light={lights.backup} text={backupText(backup)} />
      </Section>
      <Operation live={live} />
      <Examination examined={examined} />
    </DeskPage>
  );
}
