import { useHref } from 'react-router';
import { z } from 'zod';
import { servicesContext } from '~/http/contexts';
import { requireDevelopment } from '~/http/guards.server';
import { findMail } from '~/platform/mail/outbox.server';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { devMailHtmlPath } from '~/values/development-paths';
import type { Route } from './+types/dev.mail.$id';

export async function loader({ context, params }: Route.LoaderArgs) {
  requireDevelopment(context);
  const { database } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.id);
  const mail = id.success ? await findMail(database.db, id.data) : undefined;
  if (!mail) throw new Response('Diese Mail gibt es nicht.', { status: 404 });
  return { id: mail.id, subject: mail.subject, recipient: mail.recipient, text: mail.text };
}

export default function MailRoute({ loaderData: mail }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>{mail.subject}</h1>
      <p>
        an {mail.recipient} · <a href={useHref(devMailHtmlPath(mail.id))}>als HTML</a>
      </p>
      <pre className={panel} style={{ whiteSpace: 'pre-wrap' }}>
        {mail.text}
      </pre>
    </div>
  );
}
