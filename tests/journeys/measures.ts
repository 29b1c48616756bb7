import type { Locator } from '@playwright/test';
import { expect, type Page } from './journey';

export const box = (element: Element) => {
  const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
  return { top: top + scrollY, right, bottom: bottom + scrollY, left, width, height };
};

/** Sold-out articles have no button. */
export function cardsOf(page: Page) {
  const button = page.getByRole('button', { name: 'In den Warenkorb' });
  return page.getByRole('article').filter({ has: button });
}

export async function chooseVehicle(page: Page, shop: string) {
  await page.goto(`${shop}/fahrzeug?hsn=0603&tsn=BJH`);
  await page.getByRole('main').locator('button[name=fahrzeug]').first().click();
  await expect(page.getByRole('region', { name: 'Ihr Fahrzeug', exact: true })).toBeVisible();
}

export async function heightsOf(page: Page): Promise<number[]> {
  const boxes = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().height)),
  );
  return boxes.sort((a, b) => a - b);
}

export async function expectHeights(page: Page, least: number, most: number) {
  const heights = await heightsOf(page);
  expect(heights.length).toBeGreaterThan(10);
  expect(heights[0]).toBeGreaterThanOrEqual(least);
  expect(heights.at(-1)).toBeLessThanOrEqual(most);
}

export async function expectHeart(page: Page) {
  const heart = cardsOf(page).first().getByRole('button', { name: 'Auf die Merkliste' });
  expect(await heart.evaluate(box)).toMatchObject({ width: 44, height: 44 });
}

export async function expectApart(first: Locator, second: Locator) {
  const [one, other] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (!one || !other) throw new Error('nothing to measure');
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const below = one.y + one.height <= other.y || other.y + other.height <= one.y;
  expect(beside || below, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
}

/** Words may break at a hyphen only, also at a soft one. */
export async function expectWholeWords(element: Locator) {
  const broken = await element.evaluate((root) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const text = currentNode.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[^\s\u00AD-]+/g)) {
        // The hyphen that is shown at the end of a line counts as part of the next letter.
        range.setStart(currentNode, text[index - 1] === '\u00AD' ? index + 1 : index);
        range.setEnd(currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });
  expect(broken).toEqual([]);
}

/** Words that a box cuts off, and names that stand letter below letter; each as it is read. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = ({ clipPath, opacity }: CSSStyleDeclaration) => clipPath !== 'none' || opacity === '0';
    const cutBy = (words: DOMRect[], element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const styles = getComputedStyle(at);
        // Rows that scroll show all of their words in time.
        if (isHidden(styles) || /auto|scroll/.test(styles.overflow)) return false;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const isCut = (word: DOMRect) =>
          (/hidden|clip/.test(styles.overflowX) && (word.right > right + 2 || word.left < left - 2)) ||
          // Lines are lower than their box says.
          (/hidden|clip/.test(styles.overflowY) && (word.bottom > bottom + 6 || word.top < top - 6));
        if (words.some(isCut)) return true;
      }
      return false;
    };
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement } = currentNode;
      const text = currentNode.textContent?.trim() ?? '';
      if (!text || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest('svg, script, style')) continue;
      range.selectNodeContents(currentNode);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      if (cutBy(rects, parentElement)) found.push(`cut: ${text}`);
      else if (lines > 3 && text.length / lines < 4) found.push(`in ${lines} lines: ${text}`);
    }
    return found;
  });
}

/** There is space between header, text and footer. */
export async function expectAir(page: Page) {
  // A header may be sticky.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const words = await page.getByRole('main').evaluate((main) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const shown: DOMRect[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      if (getComputedStyle(parentElement).clipPath !== 'none') continue;
      range.selectNode(texts.currentNode);
      shown.push(...range.getClientRects());
    }
    const header = document.querySelector('header')?.getBoundingClientRect();
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    // A header in a column is beside the page.
    const isAbove = header && header.width > innerWidth / 2;
    return {
      below: isAbove ? Math.min(...shown.map(({ top }) => top)) - header.bottom : Infinity,
      above: footer && footer.top - Math.max(...shown.map(({ bottom }) => bottom)),
    };
  });
  expect(words.below).toBeGreaterThanOrEqual(8);
  expect(words.above).toBeGreaterThanOrEqual(24);
}

export async function expectNothingSticksOut(page: Page, width: number) {
  const widest = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
}

/** The first picture of an article's page with its frame: a photo of a gallery, or a drawing. */
export const stageOf = (page: Page) =>
  page.getByRole('main').locator('li:has(> a > picture), div:has(> img[alt$="auf einer Felge"])').first();
