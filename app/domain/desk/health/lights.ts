import type { HealthReport } from './health-report';

export type Light = 'good' | 'note' | 'bad';

export interface SystemHealth {
  mails: { waiting: number; oldest: Date | null };
  /** Why the last try to send one failed; null: it went out. */
  mailFailure: string | null;
  /** No longer tried. */
  deadMails: { id: string; recipient: string; subject: string; createdAt: Date }[];
  jobs: { waiting: number; failed: number; givenUp: number };
}

const HOUR_MS = 3_600_000;

/** A mail that waits for an hour means that none goes out. */
export function mailLight({ mails, deadMails, mailFailure }: Omit<SystemHealth, 'jobs'>, now: Date): Light {
  if (mails.oldest && now.getTime() - mails.oldest.getTime() > HOUR_MS) return 'bad';
  return deadMails.length > 0 || mailFailure !== null ? 'note' : 'good';
}

const order: readonly Light[] = ['good', 'note', 'bad'];

export const worstLight = (...lights: Light[]): Light =>
  order[Math.max(...lights.map((light) => order.indexOf(light)))] ?? 'good';

export function jobLight({ jobs }: Pick<SystemHealth, 'jobs'>): Light {
  if (jobs.givenUp > 0) return 'bad';
  return jobs.failed > 0 ? 'note' : 'good';
}

const MAX_BACKUP_AGE_MS = 48 * HOUR_MS;

/** Two days are a nightly backup that failed once. @param deployment without production, a missing one is no fault */
export function backupLight(latest: { madeAt: Date } | undefined, now: Date, deployment: string): Light {
  if (latest && now.getTime() - latest.madeAt.getTime() <= MAX_BACKUP_AGE_MS) return 'good';
  return deployment === 'production' ? 'bad' : 'note';
}

/** The worst of them. */
export function areaLight({ findings }: Pick<HealthReport[number], 'findings'>): Light {
  if (findings.some(({ kind }) => kind === 'bad')) return 'bad';
  return findings.some(({ kind }) => kind === 'note') ? 'note' : 'good';
}
