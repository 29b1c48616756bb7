import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMails } from '~/platform/mail/outbox.server';
import { germanDate } from '~/values/german-date';
import { emailKey } from '../../accounts/email-key';
import { newToken, tokenHash } from '../../accounts/tokens.server';
import { ownerOfUser } from '../../accounts/visitor';
import type { Location } from '../../tenancy/directory';
import type { MailShop, Tenant } from '../../tenancy/tenant';
import { newNumber } from '../new-number.server';
import { type LabourRate, rateOn } from '../prices/service-price';
import type { StoredRequest } from '../requests/stored-request';
import { labourRates, serviceRequests } from '../tables';
import type { QuoteLine } from './quote';
import { answerMails, quoteMail } from './quote-mails.server';
import type { AnswerRefusal } from './quote-text';
import type { QuoteOfRequest, StoredQuote } from './stored-quote';
import { quotes } from './tables';

/** In force today: one of each class. */
export async function ratesAt({ db, now }: Context, location: Pick<Location, 'url'>): Promise<LabourRate[]> {
  const rates = await db
    .select()
    .from(labourRates)
    .where(inArray(labourRates.locationUrl, ['', location.url]))
    .orderBy(asc(labourRates.labourClass));
  const classes = [...new Set(rates.map(({ labourClass }) => labourClass))];
  return classes.flatMap((name) => rateOn(rates, name, germanDate(now())) ?? []);
}

interface NewQuote {
  /** Chosen with the form. */
  id: string;
  lines: QuoteLine[];
  note: string;
  expiresAt: Date;
  staff: string;
}

/** Replaces open quotes of the request. Sending twice is one quote. */
export function sendQuote(
  context: Context,
  shop: MailShop,
  request: StoredRequest,
  { staff, ...wished }: NewQuote,
): Promise<StoredQuote | undefined> {
  return inTransaction(context, async (tx) => {
    // Two at once: the second waits, and replaces what the first sent.
    await tx.db.select().from(serviceRequests).where(eq(serviceRequests.id, request.id)).for('update');
    const token = newToken();
    const place = { requestId: request.id, locationId: request.locationId };
    const made = {
      number: newNumber('KV'),
      tokenHash: tokenHash(token),
      createdAt: tx.now(),
      createdBy: staff,
    };
    const [quote] = await tx.db
      .insert(quotes)
      .values({ ...wished, ...place, ...made })
      .onConflictDoNothing({ target: quotes.id })
      .returning();
    if (!quote) return undefined;
    const open = and(eq(quotes.requestId, request.id), eq(quotes.state, 'open'));
    for (const { id } of await tx.db.select({ id: quotes.id }).from(quotes).where(open))
      if (id !== quote.id) await tx.db.update(quotes).set({ state: 'withdrawn' }).where(eq(quotes.id, id));
    await queueMails(tx.db, [quoteMail(shop, { quote, request }, token)], tx.now());
    return quote;
  });
}

/** The latest first. */
export function quotesOfRequest({ db }: Context, requestId: string): Promise<StoredQuote[]> {
  return db.select().from(quotes).where(eq(quotes.requestId, requestId)).orderBy(desc(quotes.createdAt));
}

const joined = ({ db }: Context) =>
  db
    .select({ quote: quotes, request: serviceRequests })
    .from(quotes)
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.requestId));

/** At its location. Undefined for every other token. */
export async function findLinkedQuote(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  token: string,
): Promise<QuoteOfRequest | undefined> {
  const isHere = eq(quotes.locationId, location.id);
  const [found] = await joined(context).where(and(eq(quotes.tokenHash, tokenHash(token)), isHere));
  return found;
}

interface Person {
  id: string;
  /** Confirmed by the account. */
  email: string;
}

const isOf = ({ id, email }: Person) =>
  or(eq(serviceRequests.ownerId, ownerOfUser(id)), eq(serviceRequests.emailKey, emailKey(email)));

/** The latest first. */
export function quotesOf(context: Context, person: Person, locationIds: readonly string[]) {
  const here = inArray(quotes.locationId, [...locationIds]);
  return joined(context)
    .where(and(isOf(person), here))
    .orderBy(desc(quotes.createdAt))
    .limit(50);
}

export async function findQuoteOf(
  context: Context,
  person: Person,
  number: string,
): Promise<QuoteOfRequest | undefined> {
  const [found] = await joined(context).where(and(isOf(person), eq(quotes.number, number.toUpperCase())));
  return found;
}

export async function exportQuotes(context: Context, person: Person) {
  const found = await joined(context).where(isOf(person)).orderBy(desc(quotes.createdAt));
  return found.map(({ quote: { tokenHash: _secret, ...quote } }) => quote);
}

interface Answer {
  isAccepted: boolean;
  /** Positions of extra lines; others are left out. */
  extras: readonly number[];
}

/** Once, and until it expires. */
export function answerQuote(
  context: Context,
  shop: MailShop,
  { quote, request }: QuoteOfRequest,
  { isAccepted, extras }: Answer,
): Promise<{ ok: true } | { ok: false; code: AnswerRefusal }> {
  return inTransaction(context, async (tx) => {
    const agreed = isAccepted ? extras.filter((position) => quote.lines[position]?.isExtra) : [];
    const [answered] = await tx.db
      .update(quotes)
      .set({ state: isAccepted ? 'accepted' : 'declined', answeredAt: tx.now(), extras: agreed })
      .where(and(eq(quotes.id, quote.id), eq(quotes.state, 'open'), gt(quotes.expiresAt, tx.now())))
      .returning();
    if (answered) {
      await queueMails(tx.db, answerMails(shop, { quote: answered, request }), tx.now());
      return { ok: true } as const;
    }
    const [stored] = await tx.db.select().from(quotes).where(eq(quotes.id, quote.id));
    if (stored?.state === 'withdrawn') return { ok: false, code: 'withdrawn' } as const;
    return { ok: false, code: stored?.state === 'open' ? 'expired' : 'answered' } as const;
  });
}
