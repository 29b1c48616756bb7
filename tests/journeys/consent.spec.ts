import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const PHONE = { width: 360, height: 740 };

for (const answer of ['Nur notwendige', 'Alle akzeptieren']) {
  test(`"${answer}" is asked once, and the page stays`, async ({ page, javaScript }) => {
    const address = shopAddress('/kassel/reifen?breite=205&hoehe=55&zoll=16');
    await page.route(/^https:\/\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sterne</h1>' }),
    );
    await page.goto(address);
    if (javaScript) {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.evaluate(() => window.scrollTo(0, 120));
    }
    await banner(page).getByRole('button', { name: answer }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    // With the consent, the page is a new document, whose policy lets the partner's frame in.
    if (javaScript && answer === 'Nur notwendige') {
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(120);
    }
    if (javaScript && answer === 'Alle akzeptieren')
      await page.waitForFunction(() => !('isSameDocument' in window));
    await page.goto(shopAddress('/kassel/agb'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
}

test('who types while the answer is on its way stays in the field', { tag: '@script' }, async ({ page }) => {
  await page.route('**/cookie-einstellungen.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(shopAddress('/kassel'));
  await page.waitForLoadState('networkidle');
  await banner(page).getByRole('button', { name: 'Nur notwendige' }).click();
  const field = page.getByRole('banner').locator('input[name="q"]');
  await field.click();
  await expect(banner(page)).toHaveCount(0);
  await page.keyboard.type('dach');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('dach');
});

test('the banner is reached by the keyboard right behind the skip link', async ({ page }) => {
  await page.goto(shopAddress('/kassel'));
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Einstellungen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Nur notwendige' })).toBeFocused();
  // Tabbing there does not scroll the page.
  expect((await page.getByRole('main').boundingBox())?.y).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the banner is small, and nothing lies below it for good', async ({ page }) => {
    await page.goto(shopAddress('/kassel/kontakt'));
    const { height = 999 } = (await banner(page).boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(PHONE.height / 5);
    await page.keyboard.press('End');
    const company = page.getByRole('contentinfo').getByText(/© \d{4}/);
    await expect
      .poll(async () => {
        const [end, foot] = [await company.boundingBox(), await banner(page).boundingBox()];
        return end !== null && foot !== null && end.y + end.height <= foot.y + 1;
      })
      .toBe(true);
  });

  test('what has the focus is never behind the banner', { tag: '@script' }, async ({ page }) => {
    // Without smooth scrolling, which would still run at the next key.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(shopAddress('/kassel/kontakt'));
    const hidden: string[] = [];
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const [focused, foot] = [document.activeElement, document.querySelector('[aria-label="Cookies"]')];
        // Behind the last element, the page itself has the focus.
        if (!focused || focused === document.body || !foot || foot.contains(focused)) return '';
        const { bottom } = focused.getBoundingClientRect();
        return bottom > foot.getBoundingClientRect().top + 1 ? (focused.textContent ?? focused.tagName) : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

  test('with little height the banner stands in the page, not above it', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(shopAddress('/kassel'));
    await expect(banner(page)).not.toBeInViewport();
  });
});

test("a partner's page is loaded with consent alone, by a button in its place", async ({
  page,
  javaScript,
}) => {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<html lang="de"><title>P</title><h1>Sterne</h1>',
    });
  });
  await page.goto(shopAddress('/kassel'));
  const partner = page.getByRole('region', { name: 'Unser Partner' });
  await expect(partner).toContainText('partner.autohauskenner.example');
  if (javaScript) {
    await page.waitForLoadState('networkidle');
    await expectNoAxeViolations(page);
  }
  expect(asked).toEqual([]);
  await partner.getByRole('button', { name: 'Inhalte anderer Anbieter laden' }).click();
  await expect(banner(page)).toHaveCount(0);
  await partner.scrollIntoViewIfNeeded();
  const frame = partner.getByTitle('Inhalt von partner.autohauskenner.example');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Sterne');
  expect(asked).toEqual(['https://partner.autohauskenner.example/kassel']);
  if (javaScript) await expect(partner).toBeFocused();
});

test("the answer to the partner's question leads back to the page that is shown", async ({ page }) => {
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sterne</h1>' }),
  );
  await page.goto(shopAddress('/kassel'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie-Einstellungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Inhalte anderer Anbieter laden' }).click();
  await expect(page.getByTitle('Inhalt von partner.autohauskenner.example')).toBeAttached();
  await expect(page).toHaveURL(/\/cookie-einstellungen#partner$/);
});

test('who accepts everything gets the partner page too, and loses it with the consent @script', async ({
  page,
}) => {
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sterne</h1>' }),
  );
  await page.goto(shopAddress('/kassel'));
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  const frame = page.getByTitle('Inhalt von partner.autohauskenner.example');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Sterne');
  await page.getByRole('link', { name: 'Einwilligung ändern' }).click();
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Ihre Auswahl ist gespeichert.');
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inhalte anderer Anbieter laden' })).toBeVisible();
});

test('the settings are found in the footer, keep a choice and take it back', async ({ page, javaScript }) => {
  await page.setViewportSize(PHONE);
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sterne</h1>' }),
  );
  await page.goto(shopAddress('/kassel'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-Einstellungen');
  await expect(banner(page)).toHaveCount(0);
  if (javaScript) await expectNoAxeViolations(page);
  const content = page.getByRole('checkbox', { name: 'Inhalte anderer Anbieter' });
  await expect(page.getByRole('checkbox', { name: /Notwendig/ })).toBeDisabled();
  await content.check();
  if (javaScript) await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  // The policy of the old document lets in nothing new, so the page loads again.
  if (javaScript) await page.waitForFunction(() => !('isOldDocument' in window));
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Ihre Auswahl ist gespeichert.');
  await expect(page.getByText(/Ihre Auswahl vom \d/)).toBeVisible();
  await expect(content).toBeChecked();
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(content).not.toBeChecked();
  await expect(page.getByTitle(/Inhalt von partner/)).toHaveCount(0);
});

test('a vehicle is remembered beyond the visit with consent alone, until it is withdrawn @script', async ({
  page,
  context,
}) => {
  const isSession = async () =>
    (await context.cookies()).find(({ name }) => name === 'radhaus-fahrzeug')?.expires === -1;
  const save = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Ihre Auswahl ist gespeichert.');
  };
  await page.goto(shopAddress('/muster/fahrzeug?hsn=0603&tsn=BJH'));
  await page
    .locator('#gefunden')
    .getByRole('button', { name: /DSG Highline/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Zugelassene Reifengrößen' })).toBeVisible();
  expect(await isSession()).toBe(true);
  await page.getByRole('link', { name: 'Länger merken: in den Cookie-Einstellungen' }).click();
  await page.getByRole('checkbox', { name: /^Komfort/ }).check();
  await save('Auswahl speichern');
  expect(await isSession()).toBe(false);
  await save('Nur notwendige');
  await expect(page.getByRole('checkbox', { name: /^Komfort/ })).not.toBeChecked();
  await expect.poll(isSession).toBe(true);
  await context.clearCookies({ name: 'radhaus-fahrzeug' });
  await page.goto(shopAddress('/muster/reifen'));
  await expect(page.getByRole('region', { name: 'Ihr Fahrzeug', exact: true })).toHaveCount(0);
});

test("the cookie of a vendor's banner sets the local flag and removes it, also where nothing is used", {
  tag: '@script',
}, async ({ page, context }) => {
  const choose = (groups: string) =>
    context.addCookies([
      { name: 'OptanonConsent', value: encodeURIComponent(`groups=${groups}`), url: shopAddress('/') },
      { name: 'OptanonAlertBoxClosed', value: '2026-01-01T00:00:00.000Z', url: shopAddress('/') },
    ]);
  const flag = () => page.evaluate(() => window.localStorage.getItem('cookiesAllowed'));
  for (const place of ['/muster', '/kassel']) {
    await choose('C0001:1,C0002:0,C0003:0,C0004:1');
    await page.goto(shopAddress(place));
    await expect.poll(flag).toBe('true');
    await choose('C0001:1,C0002:0,C0003:0,C0004:0');
    await page.goto(shopAddress(`${place}/reifen`));
    await expect.poll(flag).toBe(null);
  }
});

test('one click in the footer withdraws, in the same document where there is JavaScript', async ({
  page,
  javaScript,
}) => {
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sterne</h1>' }),
  );
  const address = shopAddress('/kassel/reifen?breite=205&hoehe=55&zoll=16');
  const flag = () => page.evaluate(() => window.localStorage.getItem('cookiesAllowed'));
  await page.goto(address);
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  const frame = page.getByTitle('Inhalt von partner.autohauskenner.example');
  await expect(frame).toBeAttached();
  if (javaScript) {
    await expect.poll(flag).toBe('true');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await expectNoAxeViolations(page);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Einwilligung widerrufen' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inhalte anderer Anbieter laden' })).toBeVisible();
  await expect(page).toHaveURL(address);
  if (javaScript) {
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await flag()).toBe(null);
  }
});
