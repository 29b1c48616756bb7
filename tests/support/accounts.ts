import type { TestDatabase } from './fresh-database';
import { Visitor } from './visitor';

export const PASSWORD = 'vier lange Wörter genügen';

type WithMails = Pick<TestDatabase, 'query'>;

export async function linkOfMail(database: WithMails, recipient: string): Promise<string> {
  const [mail] = await database.query<{ text: string }>(
    'select text from mails where recipient = $1 order by created_at desc limit 1',
    [recipient],
  );
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no mail with a link went to ${recipient}`);
  return new URL(link).pathname;
}

export async function signUp(visitor: Visitor, shop: string, email: string, password = PASSWORD) {
  const page = await visitor.open(`${shop}/registrieren`);
  return visitor.press(page, 'Registrieren', { vorname: 'Eva', nachname: 'Berg', email, passwort: password });
}

export async function signIn(visitor: Visitor, shop: string, email: string, password = PASSWORD) {
  const page = await visitor.open(`${shop}/login`);
  return visitor.press(page, 'Einloggen', { email, passwort: password });
}

export async function openAccount(database: WithMails, visitor: Visitor, shop: string, email: string) {
  await signUp(visitor, shop, email);
  const page = await visitor.open(await linkOfMail(database, email));
  await visitor.press(page, 'E-Mail-Adresse bestätigen');
  return signIn(visitor, shop, email);
}

/** The employee of the demo, signed in. */
export async function demoStaff(shop: { port: number }): Promise<Visitor> {
  const visitor = new Visitor(shop);
  const fields = { email: 'mitarbeiter@example.de', passwort: 'Winterreifen-2026', mitarbeiter: '1' };
  await visitor.press('/muster', 'Einloggen', fields);
  return visitor;
}
