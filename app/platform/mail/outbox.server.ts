import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { daysBefore } from '~/values/days';
import type { Database } from '../database/database.server';
import { addJob } from '../jobs/jobs.server';
import { mails } from './tables';
import type { MailTransport } from './transport.server';

export const SEND_MAIL = 'send-mail';

export interface Mail {
  /** What it is about, where there must be only one: a second one with the same key is not sent. */
  subjectKey?: string;
  recipient: string;
  /** The address is not kept once the mail is sent. */
  forgetsRecipient?: boolean;
  /** Shown before the shop's own sender address. */
  senderName: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Puts mails into the outbox, all or none; they go out once the surrounding transaction has committed, even after a crash. */
export async function queueMails(db: Database, written: readonly Mail[], now: Date): Promise<void> {
  const added = db.$with('added').as(
    db
      .insert(mails)
      .values(written.map((mail) => ({ ...mail, createdAt: now })))
      .onConflictDoNothing({ target: mails.subjectKey })
      .returning({ id: mails.id }),
  );
  await db
    .with(added)
    .select({ job: addJob(SEND_MAIL, sql`json_build_object('id', ${added.id})`) })
    .from(added);
}

export function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  return queueMails(db, [mail], now);
}

/**
 * Sends one mail of the outbox, unless it went out already. Its Message-ID is made of the row's id, so that a mail
 * sent twice by a crash in between is one to the reader's program.
 */
export async function sendQueuedMail(
  db: Database,
  transport: MailTransport,
  id: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
    if (!mail || mail.sentAt) return;
    await transport.send(mail);
    const recipient = mail.forgetsRecipient ? '' : mail.recipient;
    await tx.update(mails).set({ sentAt: now, recipient }).where(eq(mails.id, id));
  });
}

export function latestMails(db: Database, limit = 50) {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit);
}

export async function findMail(db: Database, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** Deletes what was sent to an address or was about it. A mail to somebody else that still waits goes out before the clean-up. */
export async function deleteMailsOf(db: Database, address: string): Promise<void> {
  const own = address.toLowerCase();
  await db
    .delete(mails)
    .where(
      or(
        eq(sql`lower(${mails.recipient})`, own),
        and(eq(sql`lower(${mails.replyTo})`, own), isNotNull(mails.sentAt)),
      ),
    );
}

const RETENTION_DAYS = 30;

/** Forgets mails that went out a month ago: what must be kept is kept with its order. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const limit = daysBefore(now, RETENTION_DAYS);
  await db.delete(mails).where(lt(mails.sentAt, limit));
}
