import { useHref } from 'react-router';
import type { QuoteStateNow } from '~/domain/workshop/quotes/quote';
import { quoteStateNames } from '~/domain/workshop/quotes/quote-text';
import { requestFacts } from '~/domain/workshop/requests/request-facts';
import type { StoredRequest } from '~/domain/workshop/requests/stored-request';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Problem } from '~/ui/components/notice';
import { pageStack, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { TelephoneLink } from '~/ui/components/telephone-link';
import {
  deskNewAppointmentPathFor,
  deskQuotePath,
  deskRequestPicturePath,
  deskRequestsPath,
} from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { SentMail } from '../mails-about.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { MessageForm } from './message-form';
import { OrderMails } from './order-notes';
import { message, picture, pictures as pictureList } from './request-page.css';

export interface DeskQuote {
  number: string;
  state: QuoteStateNow;
  /** Of the order, or of the offer without extras. */
  sumCents: number;
  lines: string[];
  at: Date;
  staff: string;
  expiresAt: Date;
  answeredAt: Date | null;
}

export interface RequestPageProps {
  request: Omit<StoredRequest, 'uploadHash' | 'emailKey' | 'ownerId'>;
  pictures: readonly { position: number; width: number; height: number }[];
  quotes: readonly DeskQuote[];
  mails: SentMail[];
  /** Of a mail that staff may write now. */
  messageId: string;
  notice: string | undefined;
  /** The command came too late. */
  problem: string | undefined;
}

function Pictures({ request: { number }, pictures }: Pick<RequestPageProps, 'request' | 'pictures'>) {
  const here = useHref(deskRequestPicturePath(number, 0)).replace(/\/0$/, '');
  return (
    <ul className={pictureList}>
      {pictures.map(({ position, width, height }) => (
        <li key={position}>
          <a href={`${here}/${position}`}>
            <img
              src={`${here}/${position}`}
              width={width}
              height={height}
              alt={`Bild ${position}`}
              className={picture}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Quotes({ quotes }: Pick<RequestPageProps, 'quotes'>) {
  return (
    <ul className={styles.list}>
      {quotes.map(({ number, state, sumCents, lines, at, staff, expiresAt, answeredAt }) => (
        <li key={number} className={styles.entry} data-quote={number} data-state={state}>
          <div>
            {number} · {quoteStateNames[state]}
            {answeredAt && ` ${formatMoment(answeredAt)} Uhr`}
            <p className={styles.small}>{lines.join(', ')}</p>
            <p className={styles.small}>
              {formatMoment(at)} Uhr von {staff}, gültig bis {formatMoment(expiresAt)} Uhr
            </p>
          </div>
          <span className={styles.sum}>{formatCents(sumCents)}</span>
        </li>
      ))}
    </ul>
  );
}

function NextStep({ request }: Pick<RequestPageProps, 'request'>) {
  const { number, state, doneAt, doneBy } = request;
  return state === 'open' ? (
    <>
      <p>
        <Link to={deskNewAppointmentPathFor(number)} className={button.accent}>
          Termin eintragen
        </Link>
      </p>
      {request.serviceUrl !== null && (
        <p>
          <Link to={deskQuotePath(number)} className={button.plain}>
            Kostenvoranschlag senden
          </Link>
        </p>
      )}
      <Form method="post">
        <button className={button.plain}>Erledigt</button>
      </Form>
    </>
  ) : (
    <p>
      Erledigt {doneAt && `${formatMoment(doneAt)} Uhr`} von {doneBy}
    </p>
  );
}

function Facts({ request }: Pick<RequestPageProps, 'request'>) {
  return (
    <Section title="Anfrage">
      <dl className={styles.facts}>
        {requestFacts(request).map(([term, value]) => [
          <dt key={term}>{term}</dt>,
          <dd key={`${term} value`} className={message}>
            {value}
          </dd>,
        ])}
      </dl>
    </Section>
  );
}

export function RequestPage({
  request,
  pictures,
  quotes,
  mails,
  messageId,
  notice,
  problem,
}: RequestPageProps) {
  const { number, contact, createdAt, state } = request;
  return (
    <DeskPage
      title={number}
      lead={<p className={styles.small}>eingegangen {formatMoment(createdAt)} Uhr</p>}
      notice={notice}
      data-request-state={state}
    >
      <Problem text={problem} />
      <div className={styles.columns}>
        <div className={pageStack}>
          <Facts request={request} />
          {quotes.length > 0 && (
            <Section title="Kostenvoranschläge">
              <Quotes quotes={quotes} />
            </Section>
          )}
          <Section title="E-Mails der letzten 30 Tage">
            <OrderMails mails={mails} mayResend={false} />
            <MessageForm id={messageId} recipient={contact.email} />
          </Section>
          {pictures.length > 0 && (
            <Section title="Bilder">
              <Pictures request={request} pictures={pictures} />
            </Section>
          )}
        </div>
        <aside className={`${panel} ${pageStack}`}>
          <address className={styles.address}>
            <strong>
              {contact.firstName} {contact.lastName}
            </strong>
            <br />
            <TelephoneLink phone={contact.phone} className={styles.entryLink} />
            <br />
            <a
              href={`mailto:${contact.email}?subject=${encodeURIComponent(`Ihre Anfrage ${number}`)}`}
              className={styles.entryLink}
            >
              {contact.email}
            </a>
          </address>
          <NextStep request={request} />
          <p>
            <Link to={deskRequestsPath} className={styles.entryLink}>
              Alle Anfragen
            </Link>
          </p>
        </aside>
      </div>
    </DeskPage>
  );
}
