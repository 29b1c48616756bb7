import fs from 'node:fs/promises';
import path from 'node:path';
import type { InferSelectModel } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Config } from '../config/config.server';
import { pictureOf } from './attached-picture';
import type { mailAttachments, mails } from './tables';

type StoredMail = InferSelectModel<typeof mails>;
type StoredAttachment = InferSelectModel<typeof mailAttachments>;

export interface MailTransport {
  send(mail: StoredMail, attachments: readonly StoredAttachment[]): Promise<void>;
  /** Greets the server and signs in, without a mail. @throws {Error} with the server's answer */
  verify(): Promise<void>;
}

function messageOf(mail: StoredMail, attachments: readonly StoredAttachment[], from: string) {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return {
    messageId: `<${mail.id}@${address.split('@')[1] ?? 'radhaus.example'}>`,
    date: mail.createdAt,
    from: { name: mail.senderName, address },
    replyTo: mail.replyTo ?? undefined,
    // As an object: an address is never parsed as a list.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content,
      ...(mail.html.includes(`"${pictureOf({ name })}"`) && { cid: name }),
    })),
  };
}

/** Mails become files `<id>.eml` in `DATA_DIR/mail` if there is no `SMTP_URL`. */
export function createMailTransport(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport {
  if (config.smtpUrl) {
    const smtp = nodemailer.createTransport({
      url: config.smtpUrl,
      disableFileAccess: true,
      disableUrlAccess: true,
      // Shorter than the time after which a job counts as abandoned, and is run again.
      connectionTimeout: 8_000,
      greetingTimeout: 8_000,
      socketTimeout: 10_000,
    });
    return {
      send: async (mail, attachments) =>
        void (await smtp.sendMail(messageOf(mail, attachments, config.mailFrom))),
      verify: async () => void (await smtp.verify().finally(() => smtp.close())),
    };
  }
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(config.dataDir, 'mail');
  const write = (file: string, message: Buffer) =>
    fs.writeFile(file, message).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(file, message);
    });
  return {
    verify: async () => void (await fs.mkdir(folder, { recursive: true })),
    send: async (mail, attachments) => {
      const { message } = await composer.sendMail(messageOf(mail, attachments, config.mailFrom));
      const file = path.join(folder, `${mail.id}.eml`);
      await write(`${file}.part`, message as Buffer);
      await fs.rename(`${file}.part`, file);
    },
  };
}
