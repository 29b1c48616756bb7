export type Light = 'good' | 'note' | 'bad';

export interface SystemHealth {
  mails: { waiting: number; oldest: Date | null };
  /** No longer tried. */
  deadMails: { id: string; recipient: string; subject: string; createdAt: Date }[];
  jobs: { waiting: number; failed: number; givenUp: number };
}

const HOUR_MS = 3_600_000;

/** A mail that waits for an hour means that none goes out. */
export function mailLight({ mails, deadMails }: SystemHealth, now: Date): Light {
  if (mails.oldest && now.getTime() - mails.oldest.getTime() > HOUR_MS) return 'bad';
  return deadMails.length > 0 ? 'note' : 'good';
}

export function jobLight({ jobs }: Pick<SystemHealth, 'jobs'>): Light {
  if (jobs.givenUp > 0) return 'bad';
  return jobs.failed > 0 ? 'note' : 'good';
}
