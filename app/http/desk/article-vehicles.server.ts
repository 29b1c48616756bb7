import { articleKey } from '~/domain/catalog/articles/article';
import {
  addVehicle,
  articleVehicles,
  type ChangeVehiclesResult,
  removeVehicle,
  setCarMake,
  vehicleHits,
} from '~/domain/desk/articles/article-vehicles.server';
import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import { carBrands } from '~/domain/vehicles/find-vehicle.server';
import { type PrefixScope, prefixLengths } from '~/domain/vehicles/named-prefixes.server';
import type { DeskForm } from './desk-answer';
import type { Desk } from './require-desk.server';

/** Undefined: of no product. */
export async function vehiclesOfPage({ context }: Desk, { id, kind }: DeskArticle, url: URL) {
  if (kind !== 'product') return undefined;
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 80);
  const question = { hsn: asked('hsn'), tsn: asked('tsn'), words: asked('fahrzeug') };
  return {
    question,
    vehicles: await articleVehicles(context, id),
    makes: await carBrands(context),
    found: await vehicleHits(context, question),
  };
}

const isScope = (name: string): name is PrefixScope => Object.hasOwn(prefixLengths, name);
const MAX_MAKE = 80;

export async function changeVehicles(
  { context, tenant, user }: Desk,
  article: DeskArticle,
  { command, values }: DeskForm,
): Promise<ChangeVehiclesResult> {
  if (article.kind !== 'product') return { ok: false, code: 'no-vehicle' };
  const about = {
    articleId: article.id,
    subject: articleKey(article),
    version: values.stand ?? '',
    locationId: tenant.location.id,
    staff: user.email,
  };
  const { umfang = '', fahrzeug = '', nummer = '', fabrikat = '' } = values;
  if (command === 'car-make') return setCarMake(context, about, fabrikat.trim().slice(0, MAX_MAKE));
  if (command === 'remove-vehicle') return removeVehicle(context, about, nummer);
  if (!isScope(umfang)) return { ok: false, code: 'no-vehicle' };
  return addVehicle(context, about, { code: fahrzeug, scope: umfang });
}
