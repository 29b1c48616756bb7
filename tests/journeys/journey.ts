import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect, type Page };

/** The address of a page on a host of the demo network; `localhost` unless told. */
export function shopAddress(path: string, host = 'localhost'): string {
  return `http://${host}:${process.env.JOURNEY_PORT}${path}`;
}

/** Fails for anything that WCAG 2.2 AA forbids and a program can find. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // A page that another one is about to replace is not looked at.
  await expect(page.getByText('Einen kurzen Augenblick bitte...')).toHaveCount(0);
  // Our pages have no frames: in one piece, and without telling what is right, it takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found).toEqual([]);
}

interface JourneyFixtures {
  /** Messages of the browser's console that the test expects, such as a failed address that it opens on purpose. */
  expectedMessages: RegExp[];
  javaScript: boolean;
}

/** A test in the browser that fails at console errors, page errors and violations of the CSP. */
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
