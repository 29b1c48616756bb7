export interface ShownCart {
  lines: { id: string; line: string; quantity: number; cents: number }[];
  /** Goods less the coupon's discount. */
  goods: number | undefined;
  discount: number | undefined;
  vat: number | undefined;
}

const cents = (html: string) => [...html.matchAll(/data-cents="(\d+)"/g)].map(([, text]) => Number(text));

export function cartOf(page: { text: string }): ShownCart {
  const [, main = '', sums = ''] =
    /<main[^>]*>([\s\S]*?)(?:<aside([\s\S]*?)<\/aside>|<\/main>)/.exec(page.text) ?? [];
  const items = [...main.matchAll(/<li [\s\S]*?<\/li>/g)].filter(([item]) => item.includes('name="zeile"'));
  const sum = (name: string) => {
    const [, text] = new RegExp(`<dd[^>]* data-${name}="[^>]*>.*?data-cents="(-?\\d+)"`).exec(sums) ?? [];
    return text === undefined ? undefined : Number(text);
  };
  return {
    lines: items.map(([item]) => ({
      id: /href="[^"]*\/([^"/]+)"/.exec(item)?.[1] ?? '',
      line: /name="zeile" value="([^"]*)"/.exec(item)?.[1] ?? '',
      quantity: Number(/name="menge" value="(\d+)"/.exec(item)?.[1]),
      cents: cents(item)[1] ?? 0,
    })),
    goods: sum('total'),
    discount: sum('discount'),
    vat: sum('vat'),
  };
}
