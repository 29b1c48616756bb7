import { randomUUID } from 'node:crypto';
import { NewWheelsPage } from '~/domain/desk/components/storage/new-wheels-page';
import { newWheelValues } from '~/domain/desk/storage/wheel-values';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { nextLabel } from '~/domain/workshop/storage/find-wheels.server';
import { proposedChange, type Season } from '~/domain/workshop/storage/stored-wheels';
import { requireRight } from '~/http/desk/require-desk.server';
import { newWheelsByForm } from '~/http/desk/storage-command.server';
import { readForm } from '~/http/read-form.server';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.einlagerung.neu';

/** Summer wheels come in from October, winter wheels from April. */
const seasonOf = (today: string): Season => {
  const month = Number(today.slice(5, 7));
  return month >= 4 && month < 10 ? 'winter' : 'sommer';
};

export async function loader({ context: routerContext }: Route.LoaderArgs) {
  const { tenant, context } = await requireRight(routerContext, 'storage');
  const today = germanDate(context.now());
  const season = seasonOf(today);
  const { storageService } = workshopSettings.of(tenant.location);
  const prices = storageService ? await servicePrices(tenant, context, undefined) : undefined;
  return {
    id: randomUUID(),
    nextLabel: await nextLabel(context, tenant.location.id),
    values: newWheelValues(season, proposedChange(season, today)),
    price: prices && storageService && priceWords(prices.of(storageService)),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  newWheelsByForm(context, await readForm(request));

export default function DeskNewWheels({ loaderData }: Route.ComponentProps) {
  return <NewWheelsPage {...loaderData} />;
}
