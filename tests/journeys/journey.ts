import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

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

const FRAME = ['header:not(main *)', 'footer:not(main *)'];

/** Header and footer of a page as they are shown: markup, width, colours. */
const frameOf = (page: Page) =>
  page.evaluate((selectors) => {
    const { className, style } = document.documentElement;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const parts = [...document.querySelectorAll(selectors.join())].map(({ outerHTML }) => outerHTML);
    return [innerWidth, isDark, className, style.cssText, ...parts].join();
  }, FRAME);

/** Of this worker, without violations. */
const checkedFrames = new Set<string>();

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the rules of WCAG 2.2 AA; a frame that was checked with another page is left out, as it is half of the work.
 * @param runOnly names of groups, or of single rules
 */
export async function expectNoAxeViolations(
  page: Page,
  runOnly: axe.RunOnly | string[] = WCAG,
): Promise<void> {
  // Waits until a page is not about to be replaced.
  await expect(page.getByText('Einen kurzen Augenblick bitte...')).toHaveCount(0);
  await layOutAll(page);
  await expect.poll(() => countRunning(page)).toBe(0);
  const frame = await frameOf(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe: there } = window as unknown as { axe: typeof axe };
      const found = await there.run(exclude.length > 0 ? { exclude } : document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { runOnly, exclude: checkedFrames.has(frame) ? FRAME : [] },
  );
  expect(violations).toEqual([]);
  checkedFrames.add(frame);
}

/** As `expectNoAxeViolations`, also in dark colours, where only colours differ. */
export async function expectNoBarrierInBothSchemes(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: null });
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
