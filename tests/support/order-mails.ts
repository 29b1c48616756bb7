import { vi } from 'vitest';
import type { TestDatabase } from './fresh-database';

export interface MailRow {
  id: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
}

/** Waits for the job that writes them. */
export function mailsOfOrder(database: TestDatabase, number: string | undefined): Promise<MailRow[]> {
  return vi.waitFor(
    async () => {
      const mails = await database.query<MailRow>(
        'select * from mails where subject like $1 order by created_at, subject',
        [`%${number}%`],
      );
      if (mails.length !== 2) throw new Error(`${mails.length} mails of ${number}`);
      return mails;
    },
    { timeout: 10_000, interval: 25 },
  );
}
