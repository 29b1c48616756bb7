import { expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await database.query(
  `update locations set theme = jsonb_set(theme, '{header,hideLogin}', 'true'),
     accounts = (select accounts from locations where url = 'noa-flensburg')
   where url = 'muster'`,
);
const shop = await startShop({ DATABASE_URL: database.url });
const tyre = await someTyre(database, 'here >= 4');

/** The words about signing in on the pages of a purchase, of the wish list and of the search. */
async function offersAt(location: string): Promise<string[]> {
  const visitor = new Visitor(shop);
  await addTyre(visitor, `/${location}`, tyre.id, 1);
  await visitor.post(`/${location}/merkliste`, { aktion: 'merken', artikel: `tyre:${tyre.id}` });
  const choice = await visitor.open(`/${location}/initiateCheckout`);
  const contact = await visitor.press(choice, 'Weiter', { weg: 'reservierung' });
  expect(textOf(contact.text)).toContain('E-Mail');
  const pages = [choice, contact, await visitor.open(`/${location}/merkliste`)];
  pages.push(await visitor.open(`/${location}/search?q=einloggen`));
  return pages.map(({ text }) =>
    /<main[\s\S]*<\/main>/.exec(text)?.[0].includes('/login') ? 'offered' : '',
  );
}

it('is offered by checkout, wish list and search where the location does not hide it', async () => {
  expect(await offersAt('hafen')).toEqual(['offered', 'offered', 'offered', 'offered']);
});

it('is offered by none of them where it does, and one can order all the same', async () => {
  expect(await offersAt('muster')).toEqual(['', '', '', '']);
});

it("hides the sign-in of the dealer's own customers, too", async () => {
  const { text } = await new Visitor(shop).open('/muster');
  expect(text).not.toMatch(/KUNDE|konto\.nord-ostsee\.example/);
});
