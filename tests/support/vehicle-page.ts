import { expect } from 'vitest';
import { freshShop } from './fresh-shop';
import { textOf } from './html-forms';
import { Visitor } from './visitor';

export const GOLF = 'volkswagen-golf-vii-2-0-tdi-dsg-highline';

export const GOLF_LABEL = 'Volkswagen Golf VII 2.0 TDI DSG Highline';

export const MACAN = 'porsche-macan-2-0-pdk';

export const found = (text: string) =>
  [...text.matchAll(/<button value="([^"]+)"[^>]*name="fahrzeug"/g)].map(([, code]) => code);

/** What somebody reads inside the element with this landmark. */
export function regionOf(text: string, label: string): string {
  const [, region = ''] =
    new RegExp(`<section[^>]*aria-label="${label}"[^>]*>([\\s\\S]*?)</section>`).exec(text) ?? [];
  return textOf(region);
}

export const pathOf = ({ path }: { path: string }) => path.replace(/\?.*/, '');

export async function openVehiclePage() {
  const { database, shop } = await freshShop();
  const page = (path: string, visitor = new Visitor(shop)) => visitor.open(`/muster${path}`);

  async function driverOf(code: string, location = 'muster'): Promise<Visitor> {
    const visitor = new Visitor(shop);
    const chosen = await visitor.post(`/${location}/fahrzeug`, { aktion: 'waehlen', fahrzeug: code });
    expect(chosen.path).toBe(`/${location}/fahrzeug?hinweis=gewaehlt`);
    return visitor;
  }

  return { database, shop, page, driverOf };
}
