import { vi } from 'vitest';
import type { TestDatabase } from './fresh-database';
import { decodeHtml } from './html-forms';

export interface MailRow {
  id: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
}

/** Addresses of the articles' pictures in a mail. */
export function mailPictures({ html }: Pick<MailRow, 'html'>): string[] {
  return [...html.matchAll(/<img src="([^"]*resizeImages[^"]*)"/g)].map(([, source = '']) =>
    decodeHtml(source),
  );
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
