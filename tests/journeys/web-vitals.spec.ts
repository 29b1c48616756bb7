import { expect, type Page, shopAddress, test } from './journey';

test.use({ viewport: { width: 1440, height: 900 } });

/** Of a phone of the middle class. */
const CPU_SLOWDOWN = 4;
/** Milliseconds: what web.dev calls good. */
const limits = { lcp: 2_500, blocking: 600, interaction: 200 };

interface Measured {
  lcp: number;
  blocking: number;
  interaction: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

function observe(): void {
  const measured: Measured = { lcp: 0, blocking: 0, interaction: 0 };
  window.measured = measured;
  const watch = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    see: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ buffered: true, ...options });
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    measured.lcp = startTime;
  });
  watch({ type: 'longtask' }, ({ duration }) => {
    measured.blocking += duration - 50;
  });
  watch({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId = 0 } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId > 0) measured.interaction = Math.max(measured.interaction, entry.duration);
  });
}

/** The second visit is measured: the first has the pictures made. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.goto(shopAddress(path), { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(shopAddress(path), { waitUntil: 'networkidle' });
}

/** After two frames, so that the last paint is told. */
const measuredOn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.measured;
  });

async function firstArticle(page: Page, list: string): Promise<string> {
  await page.goto(shopAddress(list));
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

for (const [kind, path, isList] of [
  ['start page', '/muster', false],
  ['list of tyres', '/muster/winterreifen', false],
  ['list of rims', '/muster/alufelgen', false],
  ['tyre', '/muster/winterreifen', true],
  ['rim', '/muster/alufelgen', true],
  ['product', '/muster/dachboxen', true],
  ['configurator', '/muster/felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-dsg-highline', false],
  ['cart', '/muster/warenkorb', false],
] as const)
  test(`a slow machine shows the ${kind} soon and is not blocked`, { tag: ['@script', '@long'] }, async ({
    page,
  }) => {
    await openSlowly(page, isList ? await firstArticle(page, path) : path);
    const { lcp, blocking } = await measuredOn(page);
    expect(lcp).toBeGreaterThan(0);
    expect(lcp).toBeLessThanOrEqual(limits.lcp);
    expect(blocking).toBeLessThanOrEqual(limits.blocking);
  });

for (const [what, press] of [
  ['a filter', (page: Page) => page.getByRole('checkbox', { name: /^XL verstärkt/ }).click()],
  [
    '„In den Warenkorb“',
    (page: Page) =>
      page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click(),
  ],
] as const)
  test(`a slow machine answers ${what} at once`, { tag: ['@script', '@long'] }, async ({ page }) => {
    await openSlowly(page, '/muster/winterreifen');
    await press(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => (await measuredOn(page)).interaction).toBeGreaterThan(0);
    expect((await measuredOn(page)).interaction).toBeLessThanOrEqual(limits.interaction);
  });
