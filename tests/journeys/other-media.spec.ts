import { fillPerson } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { tagsOf, themeLocations } from './theme-locations';

const pages = [
  '',
  'winterreifen',
  'alufelgen',
  'felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-dsg-highline',
  'fahrzeug',
  'standorte',
  'warenkorb',
  'login',
  'faq',
  'agb',
];

const lists = ['reifen', 'alufelgen', 'dachboxen'];

/** An article of each kind, the cart, and the steps up to the last; each is looked at where it stands. */
async function lookAtBuying(page: Page, shop: string, look: (name: string) => Promise<void>): Promise<void> {
  const next = page.getByRole('button', { name: /^Weiter/ });
  const title = page.getByRole('heading', { level: 1 });
  for (const list of lists) {
    await page.goto(`${shop}/${list}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'In den Warenkorb' }) });
    const article = await card.first().getByRole('heading').getByRole('link').getAttribute('href');
    await page.goto(new URL(article ?? '', page.url()).href);
    await look(`article of ${list}`);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByText(/lieg(t|en) jetzt im Warenkorb\./)).toBeVisible();
  await page.goto(`${shop}/warenkorb`);
  await look('cart');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(title).toHaveText('Reservieren oder kaufen?');
  await look('order type');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  await expect(title).toHaveText('Ihre Adresse');
  await look('address');
  await page.emulateMedia({ media: 'screen' });
  await fillPerson(page, true);
  await next.click();
  await expect(title).toHaveText('Lieferung und Zahlung');
  await look('payment');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await next.click();
  await expect(title).toHaveText('Prüfen und bestellen');
  await look('review');
}

/** What can be pressed and is not seen with the colours of the system; each with the reason. */
function unseenIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (text: string) => {
      const [red = 0, green = 0, blue = 0] = channels(text).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if ((channels(backgroundColor)[3] ?? 1) > 0.5) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const hasEdge = (element: Element | null): boolean => {
      if (!element) return false;
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
      return borderBottomWidth !== '0px' && contrast(borderBottomColor, groundOf(element.parentElement)) >= 3;
    };
    const wordsIn = (element: Element) =>
      [element, ...element.querySelectorAll('*')].find(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
      );
    const problemOf = (element: Element): string | undefined => {
      if (element.matches('input:is([type=checkbox], [type=radio], [type=range])')) return undefined;
      if (element.matches('input, select, textarea'))
        return hasEdge(element) || hasEdge(element.closest('form')) ? undefined : 'has no edge';
      const words = wordsIn(element);
      if (words)
        return contrast(getComputedStyle(words).color, groundOf(words)) < 4.5 ? 'has faint words' : undefined;
      const shape = element.querySelector('svg :is(path, circle, rect, use)');
      if (!shape) return element.querySelector('img, svg, span') ? undefined : 'has nothing in it';
      const { stroke, fill } = getComputedStyle(shape);
      const colour = stroke === 'none' ? fill : stroke;
      return colour.startsWith('rgb') && contrast(colour, groundOf(element)) < 3
        ? 'has a faint icon'
        : undefined;
    };
    return [
      ...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea'),
    ]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isShown && width > 1 && height > 1;
      })
      .flatMap((element) => {
        const problem = problemOf(element);
        return problem ? [`${element.outerHTML.slice(0, 120)} ${problem}`] : [];
      });
  });
}

for (const [theme, path, host] of themeLocations) {
  const address = (rest: string) => shopAddress(`${path === '/' ? '' : path}/${rest}`, host);

  test(`with forced colours all that can be pressed is seen in the theme ${theme}`, {
    tag: tagsOf(theme, '@script'),
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const rest of pages) {
        await page.goto(address(rest));
        expect(await unseenIn(page), `${rest} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`paper shows the dealer's name and the page, and nothing to press, in the theme ${theme}`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 1075 });
    await page.emulateMedia({ media: 'print' });
    for (const rest of pages) {
      await page.goto(address(rest));
      const main = page.getByRole('main');
      await expect(page.locator('#kopf a[title]').first(), rest).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 }), rest).toBeVisible();
      await expect(
        page.locator('#fuss, #kopf :is(form, summary, nav), main nav').filter({ visible: true }),
        rest,
      ).toHaveCount(0);
      await expect(page.getByRole('region', { name: /Cookie|Datenschutz/ }), rest).toHaveCount(0);
      const { height } = (await page.locator('#kopf').boundingBox()) ?? { height: 0 };
      expect(height, `header of ${rest}`).toBeLessThan(130);
      const name = await page.locator('#kopf a[title]').first().boundingBox();
      expect(name?.x, `edge of ${rest}`).toBeGreaterThanOrEqual(16);
      const widest = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(widest, rest).toBeLessThanOrEqual(760);
    }
  });

  test(`with forced colours all that can be pressed is seen while buying in the theme ${theme}`, {
    tag: ['@script', '@long'],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await lookAtBuying(page, address('').replace(/\/$/, ''), async (name) => {
      await page.emulateMedia({ forcedColors: 'active' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await unseenIn(page), `${name} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  });
}

test('with forced colours the icons of a list have the colour of their words', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(shopAddress('/muster/reifen'));
  const parts = page.getByRole('article').first().locator('button, span');
  const icons = await parts.evaluateAll((all) =>
    all.flatMap((part) => {
      const { maskImage, backgroundColor } = getComputedStyle(part, '::before');
      return maskImage === 'none' ? [] : [[backgroundColor, getComputedStyle(part).color]];
    }),
  );
  expect(icons.length).toBeGreaterThanOrEqual(4);
  for (const [icon, words] of icons) expect(icon).toBe(words);
});

test('a cart on paper asks for nothing', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/reifen'));
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(
    page.getByRole('link', { name: /^Warenkorb,? ?\d|^Warenkorb ansehen|^Zur Kasse/ }).first(),
  ).toBeVisible();
  await page.goto(shopAddress('/muster/warenkorb'));
  await expect(page.getByText('Altreifen entsorgen')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Summe' })).toBeVisible();
  await expect(
    main.locator('button, summary, [type=radio], [type=checkbox]').filter({ visible: true }),
  ).toHaveCount(0);
});
