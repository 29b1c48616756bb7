import type { MailShop } from '~/domain/tenancy/tenant';
import { answerMails, quoteMail } from '~/domain/workshop/quotes/quote-mails.server';
import type { StoredQuote } from '~/domain/workshop/quotes/stored-quote';
import type { StoredRequest } from '~/domain/workshop/requests/stored-request';
import type { Mail } from '~/platform/mail/outbox.server';
import { daysAfter } from '~/values/days';

const VALID_DAYS = 14;

function sampleQuote(request: StoredRequest, createdAt: Date): StoredQuote {
  const line = { label: 'Inspektion', unitsTenths: 180, labourCents: 17_850, partsCents: 9_600 };
  const extra = {
    label: 'Bremsflüssigkeit wechseln',
    unitsTenths: 40,
    labourCents: 3_967,
    partsCents: 1_200,
  };
  return {
    id: request.id,
    number: 'KV-MUSTER',
    requestId: request.id,
    locationId: request.locationId,
    lines: [
      { ...line, isExtra: false },
      { ...extra, isExtra: true },
    ],
    note: 'Ein Leihwagen steht für Sie bereit.',
    tokenHash: '',
    createdAt,
    createdBy: 'werkstatt@example.de',
    state: 'open',
    extras: [],
    expiresAt: daysAfter(createdAt, VALID_DAYS),
    answeredAt: null,
  };
}

/** @param token of the link */
export function sampleQuoteMails(shop: MailShop, request: StoredRequest, now: Date, token: string): Mail[] {
  const quote = sampleQuote(request, now);
  return [
    quoteMail(shop, { quote, request }, token),
    ...answerMails(shop, { quote: { ...quote, state: 'accepted', extras: [1] }, request }),
    ...answerMails(shop, { quote: { ...quote, state: 'declined' }, request }),
  ];
}
