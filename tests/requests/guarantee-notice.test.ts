import { expect, it } from 'vitest';
import { addTyre, lastButton, toConfirmation } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();

const essence = 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren';
const address = 'href="https://europa.eu/youreurope/garantien"';

it('stands open and in full on the pages of articles of each kind', async () => {
  const tyre = await someTyre(database);
  const rimCode = await database.value<string>(
    "select code from articles join rims on rims.article_id = id where material = 'alu' limit 1",
  );
  for (const page of [`/reifen/${tyre.id}`, `/alufelgen/${rimCode}`]) {
    const { text } = await new Visitor(shop).open(`/muster${page}`);
    const [notice = ''] =
      /<section[^>]*aria-labelledby="gewaehrleistung"[\s\S]*?<\/section>/.exec(text) ?? [];
    expect(textOf(notice)).toContain(essence);
    expect(notice).toContain(address);
    expect(notice).not.toContain('<details');
  }
});

it.each(['reservierung', 'kauf'] as const)('stands before the button of a %s', async (way) => {
  const visitor = new Visitor(shop);
  const { id } = await someTyre(database, 'here > 4');
  await addTyre(visitor, '/muster', id, 1);
  const words = textOf((await toConfirmation(visitor, '/muster', way)).text);
  expect(words).toContain(essence);
  expect(words.indexOf(essence)).toBeLessThan(words.indexOf(lastButton[way]));
});
