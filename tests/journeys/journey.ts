import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect, type Page };

export function shopAddress(path: string, host = 'localhost'): string {
  return `http://${host}:${process.env.JOURNEY_PORT}${path}`;
}

/** Transitions and animations that will end; colours between two states fail the rules of contrast. */
const countRunning = (page: Page) =>
  page.evaluate(() => {
    const isEnding = ({ timeline, effect, playState }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(Number(effect?.getComputedTiming().endTime));
    return document.getAnimations().filter(isEnding).length;
  });

/** Lays out what is far below the screen; its transitions stand still until then. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Checks the rules of WCAG 2.2 AA. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Waits until a page is not about to be replaced.
  await expect(page.getByText('Einen kurzen Augenblick bitte...')).toHaveCount(0);
  await layOutAll(page);
  await expect.poll(() => countRunning(page)).toBe(0);
  // Pages have no frames: legacy mode and violations alone take a third of the time.
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found).toEqual([]);
}

/** Waits until React has taken over what the server wrote: on a busy machine that is later than the last request. */
export const expectHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('main a, main button')].at(-1);
        return Object.keys(last ?? {}).some((name) => name.startsWith('__reactProps'));
      }),
    )
    .toBe(true);

interface JourneyFixtures {
  /** Console messages that the test expects, such as a failed URL. */
  expectedMessages: RegExp[];
  javaScript: boolean;
}

/** Fails at console errors, page errors and CSP violations. */
export const test = base.extend<JourneyFixtures>({
  expectedMessages: [[], { option: true }],
  javaScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => messages.push(String(error.stack ?? error)));
    await use(page);
    const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
    expect(unexpected, 'messages of the browser').toEqual([]);
  },
});
