import { servicesContext } from '~/http/contexts';
import { requireDevelopment } from '~/http/guards.server';
import { latestMails } from '~/platform/mail/outbox.server';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { devMailPath } from '~/values/development-paths';
import type { Route } from './+types/dev.mail._index';

export const meta: Route.MetaFunction = () => [
  { title: 'Mails' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader({ context }: Route.LoaderArgs) {
  requireDevelopment(context);
  const { database } = context.get(servicesContext);
  const mails = await latestMails(database.db);
  return mails.map(({ id, recipient, subject, sentAt }) => ({
    id,
    recipient,
    subject,
    isSent: sentAt !== null,
  }));
}

export default function Mails({ loaderData: mails }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Mails dieses Systems</h1>
      {mails.length === 0 && <p>Noch keine.</p>}
      {mails.map((mail) => (
        <p key={mail.id} className={panel}>
          <Link to={devMailPath(mail.id)}>{mail.subject}</Link>
          <br />
          an {mail.recipient} · {mail.isSent ? 'verschickt' : 'wartet'}
        </p>
      ))}
    </div>
  );
}
