/** A cart as its page shows it. */
export interface ShownCart {
  lines: { id: string; quantity: number; cents: number }[];
  goods: number | undefined;
  vat: number | undefined;
}

const cents = (html: string) => [...html.matchAll(/data-cents="(\d+)"/g)].map(([, text]) => Number(text));

/** Reads the lines and the sums of the cart's page. */
export function cartOf(page: { text: string }): ShownCart {
  const [, main = '', sums = ''] =
    /<main[^>]*>([\s\S]*?)(?:<aside([\s\S]*?)<\/aside>|<\/main>)/.exec(page.text) ?? [];
  const items = [...main.matchAll(/<li [\s\S]*?<\/li>/g)].filter(([item]) => item.includes('name="artikel"'));
  const [, goods, vat] = cents(sums);
  return {
    lines: items.map(([item]) => ({
      id: /name="artikel" value="tyre:([^"]*)"/.exec(item)?.[1] ?? '',
      quantity: Number(/name="menge" value="(\d+)"/.exec(item)?.[1]),
      cents: cents(item)[1] ?? 0,
    })),
    goods,
    vat,
  };
}
