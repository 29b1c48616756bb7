import { useHref } from 'react-router';
import type { Mail } from '~/platform/mail/outbox.server';
import { pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { mailSamplePath } from '~/values/development-paths';
import { type MailKind, mailNames } from '~/values/mail-kinds';
import * as styles from './mail-list.css';

type MailSample = Pick<Mail, 'kind' | 'subject' | 'recipient' | 'text'>;

function Sample({ mail, index }: { mail: MailSample; index: number }) {
  return (
    <li>
      <details>
        <summary>{mail.subject}</summary>
        <p>
          an {mail.recipient} · <a href={useHref(mailSamplePath(index))}>als HTML</a>
        </p>
        <pre className={styles.text}>{mail.text}</pre>
      </details>
    </li>
  );
}

export function MailList({ mails }: { mails: readonly MailSample[] }) {
  return (
    <div className={pageStack}>
      {Object.entries(mailNames).map(([kind, name]) => (
        <section key={kind} className={panel} data-mail={kind}>
          <h3 className={sectionTitle}>{name}</h3>
          <ul className={styles.list}>
            {mails.map((mail, index) =>
              mail.kind === (kind as MailKind) ? (
                <Sample key={`${mail.subject}${mail.text}`} mail={mail} index={index} />
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
