import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import type { MakerDetails } from './make';
import { makes } from './tables';

export async function findMaker({ db }: Context, make: string): Promise<MakerDetails | undefined> {
  const [row] = await db
    .select({ manufacturer: makes.manufacturer, responsible: makes.responsible })
    .from(makes)
    .where(eq(makes.name, make));
  return row;
}

export async function makesWithoutMaker({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const sold = db
    .selectDistinct({ make: articles.make })
    .from(articles)
    .where(and(isNull(articles.retiredAt), ne(articles.make, '')))
    .as('sold');
  const rows = await db
    .select({ make: sold.make })
    .from(sold)
    .leftJoin(makes, eq(makes.name, sold.make))
    .where(isNull(makes.name))
    .orderBy(sold.make);
  return rows.map(({ make }) => make);
}
