import type { ListedSubscription } from '~/domain/programs/all-subscriptions.server';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskWebhookPath, deskWebhooksPath } from '~/values/desk-paths';
import { typeText, webhookUse } from '../programs/webhook-texts';
import * as styles from './desk.css';
import { EntryForm } from './desk-form';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';

interface WebhooksPageProps {
  webhooks: ListedSubscription[];
  /** Query of the next page. */
  next: string | undefined;
  notice: string | undefined;
  /** Shown this once. */
  made: { url: string; secret: string } | undefined;
}

function Entry({ webhook }: { webhook: ListedSubscription }) {
  const { id, url, keyName, types, isSilent } = webhook;
  const form = { field: 'webhook', value: id };
  return (
    <li className={styles.entry} data-webhook={id}>
      <div>
        <Link to={deskWebhookPath(id)} className={styles.entryLink}>
          <span className={styles.typedText}>{url}</span>
        </Link>{' '}
        {isSilent && <span className={styles.tag}>Schlüssel gilt nicht mehr</span>}
        <p>
          <span className={styles.typedText}>{keyName}</span>: {types.map(typeText).join(', ')}
        </p>
        <p className={styles.small}>{webhookUse(webhook)}</p>
      </div>
      <div className={styles.tags}>
        {!isSilent && (
          <EntryForm {...form} command="test-webhook" label="Probe senden" name={`Probe an ${url} senden`} />
        )}
        <EntryForm
          {...form}
          command="rotate-secret"
          label="Neues Geheimnis"
          name={`Neues Geheimnis für ${url}`}
        />
        <EntryForm {...form} command="end-webhook" label="Beenden" name={`${url} beenden`} />
      </div>
    </li>
  );
}

export function WebhooksPage({ webhooks, next, notice, made }: WebhooksPageProps) {
  return (
    <DeskPage
      title="Webhooks"
      notice={notice}
      forms={[]}
      intro={
        <p>
          Programme mit einem API-Schlüssel abonnieren hier Ereignisse: Der Shop schickt sie an ihre Adresse
          und wiederholt drei Tage lang, was nicht ankommt.
        </p>
      }
    >
      {made && (
        <Section title="Neues Geheimnis">
          <p>
            Bitte kopieren Sie es jetzt für {made.url}: Es wird nur dieses eine Mal angezeigt. Das alte gilt
            noch einen Tag.
          </p>
          <p className={styles.typedText}>
            <code data-new-secret>{made.secret}</code>
          </p>
        </Section>
      )}
      <Section title="Empfänger">
        {webhooks.length === 0 && <p>Noch hat kein Programm Ereignisse abonniert.</p>}
        <ul className={styles.list} data-rows>
          {webhooks.map((webhook) => (
            <Entry key={webhook.id} webhook={webhook} />
          ))}
        </ul>
        <NextPage path={deskWebhooksPath} query={next} />
      </Section>
    </DeskPage>
  );
}
