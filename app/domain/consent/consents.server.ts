import { and, asc, eq, gte, lt, notExists, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { daysBefore } from '~/values/days';
import type { Period } from '~/values/german-month';
import { consents, consentTexts } from './tables';

/** A choice holds for a year; claims of it lapse at most four years later (§§ 195, 199 BGB). */
const RETENTION_DAYS = 5 * 366;
const BATCH = 1_000;

export interface ConsentText {
  version: string;
  text: string;
}

export interface RecordedConsent {
  id: string;
  chosenAt: Date;
  hostname: string;
  granted: string[];
  hasPrivacySignal: boolean;
}

/** Also writes the text, if it is new. */
export async function recordConsent(
  context: Context,
  consent: RecordedConsent,
  text: ConsentText,
): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    await db.insert(consentTexts).values(text).onConflictDoNothing();
    await db.insert(consents).values({ ...consent, textVersion: text.version });
  });
}

export async function* consentRows({ db }: Pick<Context, 'db'>, { from, until }: Period) {
  let last: { chosenAt: Date; id: string } | undefined;
  for (;;) {
    const after = last && sql`(${consents.chosenAt}, ${consents.id}) > (${last.chosenAt}, ${last.id})`;
    const rows = await db
      .select({
        id: consents.id,
        chosenAt: consents.chosenAt,
        hostname: consents.hostname,
        granted: consents.granted,
        hasPrivacySignal: consents.hasPrivacySignal,
        textVersion: consents.textVersion,
        text: consentTexts.text,
      })
      .from(consents)
      .innerJoin(consentTexts, eq(consentTexts.version, consents.textVersion))
      .where(and(gte(consents.chosenAt, from), lt(consents.chosenAt, until), after))
      .orderBy(asc(consents.chosenAt), asc(consents.id))
      .limit(BATCH);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** Also the texts that no choice names any more. */
export async function deleteOldConsents({ db, now }: Context): Promise<void> {
  await db.delete(consents).where(lt(consents.chosenAt, daysBefore(now(), RETENTION_DAYS)));
  const named = db.select().from(consents).where(eq(consents.textVersion, consentTexts.version));
  await db.delete(consentTexts).where(notExists(named));
}
