import { desc, like } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { mails } from '~/platform/mail/tables';

export interface SentMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: Date;
  sentAt: Date | null;
}

const MAX_MAILS = 50;

/** With the link, anybody could act as the shopper. */
const withoutLink = (text: string) =>
  text.replace(/(\/(?:bestellung|termin|kostenvoranschlag)\/)[\w-]{20,}/g, '$1…');

/** Those whose subject has the number; they are deleted after thirty days. */
export async function mailsAbout({ db }: Pick<Context, 'db'>, number: string): Promise<SentMail[]> {
  const { id, recipient, subject, text, createdAt, sentAt } = mails;
  const found = await db
    .select({ id, recipient, subject, text, createdAt, sentAt })
    .from(mails)
    .where(like(subject, `%${number}%`))
    .orderBy(desc(createdAt))
    .limit(MAX_MAILS);
  return found.map((mail) => ({ ...mail, text: withoutLink(mail.text) }));
}
