import { z } from 'zod';
import { servicesContext } from '~/http/contexts';
import { requireDevelopment } from '~/http/guards.server';
import { findMail } from '~/platform/mail/outbox.server';
import type { Route } from './+types/dev.mail_.$id_.html';

export async function loader({ context, params }: Route.LoaderArgs) {
  requireDevelopment(context);
  const { database } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.id);
  const mail = id.success ? await findMail(database.db, id.data) : undefined;
  if (!mail) throw new Response('Diese Mail gibt es nicht.', { status: 404 });
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
