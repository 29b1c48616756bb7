import { sql } from 'drizzle-orm';
import { accountsWithPublishedPassword } from '~/domain/accounts/published-accounts.server';
import { categories } from '~/domain/catalog/categories/tables';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { currentPrices } from '~/domain/catalog/pricing/tables';
import { products } from '~/domain/catalog/products/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import { vehicles } from '~/domain/vehicles/tables';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { hasDemoNetwork } from './demo-network.server';
import type { Finding } from './finding';

const contents = [
  [categories, 'categories.json', 'no category is shown', 'Keine Warengruppe wird gezeigt.'],
  [tyres, 'tyres.csv', 'no tyre is sold', 'Kein Reifen wird verkauft.'],
  [rims, 'rims.csv', 'no rim is sold', 'Keine Felge wird verkauft.'],
  [products, 'products.csv', 'no accessory is sold', 'Kein Zubehör wird verkauft.'],
  [
    vehicles,
    'vehicles.csv',
    'the vehicle finder finds nothing, and nothing is known to fit',
    'Die Fahrzeugsuche findet nichts, und von keinem Artikel ist bekannt, ob er passt.',
  ],
  [currentPrices, 'prices.csv', 'nothing can be sold', 'Nichts kann verkauft werden.'],
  [stockLevels, 'stock.csv', 'nothing is in stock', 'Nichts ist vorrätig.'],
] as const;

/** An upgrade may bring a table that only an import fills. */
export async function emptyTables({ db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const found = await Promise.all(
    contents.map(async ([table, file, consequence, effect]): Promise<Finding[]> => {
      const { rows } = await db.execute(sql`select 1 from ${table} limit 1`);
      const text = `nothing of ${file} is stored: ${consequence} ("radhaus import ${file}")`;
      const words = `Von ${file} ist nichts gespeichert: ${effect}`;
      return rows.length > 0 ? [] : [{ kind: 'note', text, words }];
    }),
  );
  return found.flat();
}

export async function demoFindings(config: Config, context: Pick<Context, 'db'>): Promise<Finding[]> {
  if (config.deployment !== 'production') return [];
  const accounts = await accountsWithPublishedPassword(context);
  const findings: Finding[] = [];
  if (accounts.length > 0) {
    const text = `accounts with a published password cannot sign in ("radhaus user password"): ${accounts.join(', ')}`;
    const words = `Konten mit einem veröffentlichten Passwort sind gesperrt: ${accounts.join(', ')}`;
    findings.push({ kind: 'bad', text, words });
  }
  if (await hasDemoNetwork(context))
    findings.push({
      kind: 'bad',
      text: 'the demo network is stored ("radhaus seed FOLDER" replaces it)',
      words: 'Gespeichert ist das Beispielnetz, nicht Ihr eigenes.',
    });
  return findings;
}
