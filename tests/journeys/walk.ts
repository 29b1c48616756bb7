import type { Page, Response } from '@playwright/test';

/** What only JavaScript shows: buttons that no form has, and news. */
const ADDED = 'button[type="button"], [role="status"], [aria-live]';
/** Only without JavaScript: the button of a form that answers each change, or that has one which counts. */
const OWN_BUTTON = /^reads “([^”]*)” with JavaScript, “(?:Filtern|Wählen) ?\1” without$/;

const PATIENCE_MS = 10_000;

/** Listens to the browser from now on. */
export function faultsOfPages(page: Page) {
  let faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of 40[04]/.test(message.text()))
      faults.push(`${message.type()}: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${String(error).slice(0, 300)}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${errorText}: ${request.url()}`);
  });
  page.on('response', (response: Response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (!isDocument && response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });

  /** @returns what is wrong with the page, with JavaScript and beside its document without */
  return async function faultsOf(address: string, allowed = [200, 404]): Promise<string[]> {
    faults = [];
    const answer = await page.goto(address);
    const written = (await answer?.text()) ?? '';
    if (!allowed.includes(answer?.status() ?? 0)) faults.push(`status ${answer?.status()}`);
    await page
      .waitForFunction(
        () =>
          !document.querySelector('script[type="module"]') ||
          Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
        undefined,
        { timeout: PATIENCE_MS },
      )
      .catch(() => faults.push('does not run'));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    const title = await page.title();
    if (title === 'Fehler') faults.push('is an error page');
    faults.push(...(await differences(page, written)).filter((found) => !OWN_BUTTON.test(found)));
    return faults.map((fault) => `${address}: ${fault}`);
  };
}

/** Words that stand in one of the two alone. */
async function differences(page: Page, written: string): Promise<string[]> {
  return page.evaluate(
    ({ html, added }) => {
      const partsOf = (root: Document) => {
        const parts: string[] = [];
        const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const above = node.parentElement;
          if (!above || above.closest(`script, style, noscript, template, ${added}`)) continue;
          const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
          if (text) parts.push(text);
        }
        return parts.join(' ').split(' ');
      };
      const without = partsOf(new DOMParser().parseFromString(html, 'text/html'));
      const shown = partsOf(document);
      let first = 0;
      while (first < shown.length && shown[first] === without[first]) first += 1;
      if (first === shown.length && first === without.length) return [];
      let last = 1;
      while (shown.at(-last) === without.at(-last) && last < Math.min(shown.length, without.length) - first)
        last += 1;
      const cut = (words: string[]) =>
        words
          .slice(first, words.length - last + 1)
          .slice(0, 20)
          .join(' ');
      return [`reads “${cut(shown)}” with JavaScript, “${cut(without)}” without`];
    },
    { html: written, added: ADDED },
  );
}
