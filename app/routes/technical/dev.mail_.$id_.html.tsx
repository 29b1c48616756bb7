import { z } from 'zod';
import { servicesContext } from '~/http/contexts';
import { requireDevelopment } from '~/http/guards.server';
import { mailPreview } from '~/http/mail-preview.server';
import { attachmentsOf, findMail } from '~/platform/mail/outbox.server';
import type { Route } from './+types/dev.mail_.$id_.html';

export async function loader({ context, params }: Route.LoaderArgs) {
  requireDevelopment(context);
  const { database } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.id);
  const mail = id.success ? await findMail(database.db, id.data) : undefined;
  if (!mail) throw new Response('Diese Mail gibt es nicht.', { status: 404 });
  return mailPreview(mail, await attachmentsOf(database.db, { id: mail.id }));
}
