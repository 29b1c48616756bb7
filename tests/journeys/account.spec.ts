import type { Browser } from '@playwright/test';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { linkOfMail, PASSWORD } from '../support/accounts';
import type { TestDatabase } from '../support/fresh-database';
import { orderNow, putIntoCart } from './buying';
import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });
test.setTimeout(90_000);

/** axe needs scripts; the page is the same without them. */
async function look(page: Page, javaScript: boolean): Promise<void> {
  if (javaScript) await expectNoAxeViolations(page);
}

const database: Pick<TestDatabase, 'query'> = {
  query: async (text, values) => {
    const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
    await client.connect();
    const { rows } = await client.query(text, values).finally(() => client.end());
    return rows;
  },
};

async function openMailLink(page: Page, recipient: string): Promise<void> {
  await page.goto(shopAddress(await linkOfMail(database, recipient)));
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/login'));
  await typeInto(page.getByRole('main').getByLabel(/^E-Mail.Adresse/), email);
  await typeInto(page.getByRole('main').getByLabel('Passwort'), password);
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mein Konto' })).toBeVisible();
}

async function openAccount(page: Page, email: string, javaScript: boolean): Promise<void> {
  await page.goto(at('/registrieren'));
  await look(page, javaScript);
  await typeInto(page.getByLabel('Vorname'), 'Eva');
  await typeInto(page.getByLabel('Nachname'), 'Berg');
  await typeInto(page.getByRole('main').getByLabel(/^E-Mail.Adresse/), email);
  await typeInto(page.getByRole('main').getByLabel('Passwort'), PASSWORD);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByRole('heading', { name: 'Fast fertig' })).toBeVisible();
  await openMailLink(page, email);
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByText('Ihr Konto ist bestätigt')).toBeVisible();
}

async function secondBrowser(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

test('what a visitor gathers is there on a second browser after signing up and in', async ({
  page,
  browser,
  javaScript,
}, info) => {
  const email = `reise-${info.project.name}-${info.retry}@example.de`;
  await page.goto(at('/reifen'));
  await page.getByRole('button', { name: 'Auf die Merkliste' }).first().click();
  await expect(page.getByRole('link', { name: /^Merkliste 1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gemerkt' })).toBeVisible();
  await putIntoCart(page);

  await openAccount(page, email, javaScript);
  await signIn(page, email, PASSWORD);
  await look(page, javaScript);

  const second = await secondBrowser(browser, javaScript);
  await signIn(second, email, PASSWORD);
  await expect(second.getByRole('link', { name: /^Merkliste 1/ })).toBeVisible();
  await expect(second.getByRole('link', { name: /^Warenkorb [1-9]/ })).toBeVisible();
  await second.goto(at('/merkliste'));
  await look(second, javaScript);
  await second.getByRole('button', { name: 'Entfernen' }).click();
  await expect(second.getByText('Ihre Merkliste ist leer.')).toBeVisible();
  await second.goto(at('/account/settings'));
  await look(second, javaScript);
  await second.getByLabel('Abmelden', { exact: true }).selectOption({ label: 'Überall, auch hier' });
  const signOut = second.locator('form', { has: second.getByRole('button', { name: 'Gerät abmelden' }) });
  await typeInto(signOut.getByLabel('Passwort', { exact: true }), PASSWORD);
  await signOut.getByRole('button', { name: 'Gerät abmelden' }).click();
  await expect(second.getByText('Sie sind abgemeldet.')).toBeVisible();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Einloggen' })).toBeVisible();
  await page.goto(at('/account'));
  await expect(page.getByRole('heading', { name: 'Einloggen' })).toBeVisible();
  await second.context().close();
});

test('a forgotten password is set anew by the link of the mail @script', async ({
  page,
  javaScript,
}, info) => {
  const email = `vergesslich-${info.project.name}-${info.retry}@example.de`;
  await openAccount(page, email, javaScript);
  await page.goto(at('/login'));
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
  await typeInto(page.getByRole('main').getByLabel(/^E-Mail.Adresse/), email);
  await page.getByRole('button', { name: 'Passwort zurücksetzen' }).click();
  await expect(page.getByText('Wenn es zu')).toBeVisible();
  await openMailLink(page, email);
  await typeInto(page.getByLabel('Neues Passwort'), 'ganz neue Wörter hier');
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(page.getByText('Ihr neues Passwort gilt')).toBeVisible();
  await signIn(page, email, 'ganz neue Wörter hier');
});

test('a customer buys by prepayment and finds the order with its state @script', async ({
  page,
  javaScript,
}, info) => {
  const email = `kaeufer-${info.project.name}-${info.retry}@example.de`;
  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: 'Weiter' });
  await openAccount(page, email, javaScript);
  await signIn(page, email, PASSWORD);
  await putIntoCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  await expect(title).toHaveText('Ihre Adresse');
  await expect(page.getByLabel('Nachname')).toHaveValue('Berg');
  await expect(page.getByLabel(/^E-Mail.Adresse/)).toHaveValue(email);
  await page.getByLabel('Anrede').selectOption({ label: 'Frau' });
  await typeInto(page.getByLabel('Straße und Hausnummer'), 'Hafenweg 12');
  await typeInto(page.getByLabel('PLZ'), '24103');
  await typeInto(page.getByLabel('Ort', { exact: true }), 'Kiel');
  await typeInto(page.getByLabel('Telefon'), `0431 ${info.project.name === 'js' ? 234567 : 345678}`);
  await next.click();
  await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await next.click();
  await orderNow(page);
  await expect(title).toHaveText(/^Vielen Dank/);
  const number = (await page.locator('[data-order-number]').getAttribute('data-order-number')) ?? '';
  await page.goto(at('/account/orders'));
  await look(page, javaScript);
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(entry).toContainText('Eingegangen');
  await entry.getByRole('link').first().click();
  await expect(page.locator(`[data-order-number="${number}"]`).first()).toBeVisible();
  await expect(page.getByText('Stand: Eingegangen')).toBeVisible();
  await expect(page.getByText(/^Bitte überweisen Sie den Betrag/)).toBeVisible();
  await expect(page.getByText('IBAN', { exact: true }).first()).toBeVisible();
  await look(page, javaScript);
});

test('staff set up a second factor and sign in with a code @script', async ({ page, javaScript }, info) => {
  const email = `werkstatt-${info.project.name}-${info.retry}@example.de`;
  await openAccount(page, email, javaScript);
  const change = (sql: string) => database.query(sql, [email]);
  await change("insert into staff_roles (user_id, role) select id, 'werkstatt' from users where email = $1");
  await signIn(page, email, PASSWORD);
  await page.getByRole('link', { name: 'Zweiter Faktor' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  await look(page, javaScript);
  const totp = new TOTP({ secret: (await page.locator('code').innerText()).replace(/ /g, '') });
  await typeInto(page.getByRole('textbox', { name: 'Code' }), totp.generate());
  await typeInto(page.getByRole('main').getByLabel('Passwort'), PASSWORD);
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await expect(page.getByText('Der zweite Faktor ist eingerichtet.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  // A code is valid once, and the next takes half a minute.
  await change(
    'update second_factors set last_step = 0 where user_id = (select id from users where email = $1)',
  );
  await typeInto(page.getByRole('main').getByLabel(/^E-Mail.Adresse/), email);
  await typeInto(page.getByRole('main').getByLabel('Passwort'), PASSWORD);
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiter Faktor');
  await look(page, javaScript);
  await typeInto(page.getByRole('textbox', { name: 'Code' }), totp.generate());
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
});

test('a password is shown and hidden again by a button that needs a script', async ({ page, javaScript }) => {
  await page.goto(at('/login'));
  const password = page.getByRole('main').getByLabel('Passwort', { exact: true });
  await typeInto(password, 'vier lange Wörter');
  const show = page.getByRole('main').getByRole('button', { name: 'Passwort anzeigen' });
  if (!javaScript) {
    await expect(show).toHaveCount(0);
    return;
  }
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('vier lange Wörter');
});
