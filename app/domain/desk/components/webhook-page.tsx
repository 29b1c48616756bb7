import type { ListedSubscription } from '~/domain/programs/all-subscriptions.server';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskWebhookPath, deskWebhooksPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { stateTexts, typeText, webhookUse } from '../programs/webhook-texts';
import * as styles from './desk.css';
import { EntryForm } from './desk-form';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';

type State = keyof typeof stateTexts;

export interface DeliveryView {
  id: string;
  type: string;
  subject: string;
  state: State;
  attempts: number;
  createdAt: Date;
  /** Of the next attempt, while it waits. */
  nextAt: Date | null;
  failure: string | null;
}

interface WebhookPageProps {
  webhook: ListedSubscription;
  /** Undefined: all. */
  state: State | undefined;
  sent: DeliveryView[];
  /** Query of the next page. */
  next: string | undefined;
  notice: string | undefined;
}

const states = Object.keys(stateTexts) as State[];
const tones = { waiting: 'note', delivered: 'good', dead: 'bad' } as const;

function Entry({ delivery, isSilent }: { delivery: DeliveryView; isSilent: boolean }) {
  const { id, type, subject, state, attempts, createdAt, nextAt, failure } = delivery;
  const facts = [
    `${formatMoment(createdAt)} Uhr`,
    attempts === 1 ? '1 Versuch' : `${attempts} Versuche`,
    ...(failure ? [failure] : []),
    ...(nextAt ? [`nächster Versuch ${formatMoment(nextAt)} Uhr`] : []),
  ];
  return (
    <li className={styles.entry} data-delivery={id} data-state={state}>
      <div>
        <strong>{typeText(type)}</strong>{' '}
        {typeText(type) !== 'Probe' && <span className={styles.typedText}>{subject}</span>}{' '}
        <span className={styles.toneTag[tones[state]]}>{stateTexts[state]}</span>
        <p className={styles.small}>{facts.join(' · ')}</p>
      </div>
      {!isSilent && state !== 'waiting' && (
        <EntryForm
          command="replay-delivery"
          label="Noch einmal senden"
          name={`${typeText(type)} ${subject} noch einmal senden`}
          field="nachricht"
          value={id}
        />
      )}
    </li>
  );
}

export function WebhookPage({ webhook, state, sent, next, notice }: WebhookPageProps) {
  const path = deskWebhookPath(webhook.id);
  return (
    <DeskPage
      title="Webhook"
      heading={<span className={styles.typedText}>{webhook.url}</span>}
      notice={notice}
      forms={[]}
      lead={
        <>
          <p className={styles.small}>{webhookUse(webhook)}</p>
          <p>
            <Link to={deskWebhooksPath}>Alle Webhooks</Link>
          </p>
        </>
      }
    >
      <Section title="Nachrichten">
        <nav aria-label="Stand" className={styles.views}>
          <ul className={styles.nav}>
            {[undefined, ...states].map((one) => (
              <li key={one ?? 'all'}>
                <Link
                  to={one ? `${path}?stand=${one}` : path}
                  aria-current={one === state ? 'page' : undefined}
                  className={styles.navLink}
                >
                  {one ? stateTexts[one] : 'alle'}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {sent.length === 0 && <p>Hier ist nichts.</p>}
        <ul className={styles.list}>
          {sent.map((delivery) => (
            <Entry key={delivery.id} delivery={delivery} isSilent={webhook.isSilent} />
          ))}
        </ul>
        <NextPage path={path} query={next} />
      </Section>
    </DeskPage>
  );
}
