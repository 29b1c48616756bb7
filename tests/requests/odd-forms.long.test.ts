import { describe, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { addTyre, order, toConfirmation } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { type FormOfPage, formNow, formsBelow, sendForm } from '../support/forms-below';
import { freshShop } from '../support/fresh-shop';
import type { FoundForm } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database, 'here > 8');

const LIMIT_MS = 1_200_000;

const oddValues = [
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '1,5,5',
  'x'.repeat(20_000),
  '\u0000',
  '\u{1f600}\u202e',
  "' or 1=1 --",
  '%00%ff',
  '__proto__',
  '{"a":[1]}',
  '2026-02-31',
  '275760-09-13',
  '00000000-0000-0000-0000-000000000000',
];

/** Puts each odd value in each field, beside the others as the page has them. Some are taken, none is an error of the shop. */
async function expectNoFailure(visitor: Visitor, forms: readonly FormOfPage[]) {
  const failures: string[] = [];
  let accepted = 0;
  for (const form of forms) {
    let now: FoundForm | undefined;
    for (const name of Object.keys(form.fields)) {
      for (const odd of [...oddValues, ['1', '2'], undefined]) {
        now ??= await formNow(visitor, form);
        const { [name]: _own, ...others } = now.fields;
        const { status } = await sendForm(
          visitor,
          shop,
          now,
          odd === undefined ? others : { ...others, [name]: odd },
        );
        if (status >= 500) failures.push(`${status} ${form.action} ${name}=${String(odd).slice(0, 80)}`);
        if (status >= 400) continue;
        accepted += 1;
        if (form.method === 'post') now = undefined;
      }
    }
    failures.push(...shop.newErrors().map((error) => `${form.action}: ${error}`));
  }
  expect(failures).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
}

describe('odd values in forms', { timeout: LIMIT_MS }, () => {
  it('of a guest', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 2);
    await toConfirmation(visitor, '/muster', 'kauf');
    const steps = ['initiateCheckout', 'checkout/adresse', 'checkout/zahlung', 'checkout/bestaetigungKauf'];
    const starts = ['warenkorb', ...steps].map((page) => `/muster/${page}`);
    const forms = await formsBelow(visitor, '/muster', [...starts, '/muster']);
    expect(forms.length).toBeGreaterThan(30);
    await expectNoFailure(visitor, forms);
  });

  it('of a customer', async () => {
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'eva.odd@example.de');
    await addTyre(visitor, '/muster', tyre.id, 1);
    await order(visitor, '/muster', 'reservierung', 'eva.odd@example.de');
    const forms = await formsBelow(visitor, '/muster/account');
    expect(forms.length).toBeGreaterThan(8);
    await expectNoFailure(visitor, forms);
  });

  it('of the desk', async () => {
    const visitor = await openDesk(database, shop, 'leitung', null);
    const forms = await formsBelow(visitor, '/muster/tresen');
    expect(forms.length).toBeGreaterThan(25);
    await expectNoFailure(visitor, forms);
  });
});
