import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { CopyPage } from '~/domain/desk/components/location/copy-page';
import { copyRefusalFields, copyRefusals, copySchema } from '~/domain/desk/location/copy-form';
import { copyLocation, placesForLocations } from '~/domain/desk/location/copy-location.server';
import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf } from '~/domain/tenancy/tenant';
import { servicesContext } from '~/http/contexts';
import { invalid, refused, textsOf } from '~/http/desk/desk-answer';
import { leadingDesk } from '~/http/desk/location/settings-page.server';
import { hiddenPage } from '~/http/desk/refuse-right.server';
import { readForm } from '~/http/read-form.server';
import { deskPath } from '~/values/desk-path';
import { deskCopyPath, deskLocationPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.kopie';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { desk, stored } = await centralDesk(routerContext);
  return {
    source: `${stored.title}, ${stored.city}`,
    company: stored.companyCode,
    hostname: stored.hostname,
    made: madeLocation(routerContext, url),
    ...(await placesForLocations(desk.context)),
  };
}

/** @throws {Response} the redirect to the page, which names the new location */
export async function action({ context: routerContext, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const { desk, stored } = await centralDesk(routerContext);
  const form = { command: 'copy-location', values: textsOf(sent) };
  const parsed = copySchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const who = { sourceId: stored.id, staff: desk.user.email };
  const result = await copyLocation(desk.context, who, parsed.data);
  if (!result.ok)
    return refused(form, { field: copyRefusalFields[result.code], text: copyRefusals[result.code] }, 409);
  throw redirect(`${deskCopyPath}?neu=${encodeURIComponent(result.url)}`, 303);
}

type RouterContext = Readonly<RouterContextProvider>;

/** @throws {Response} 404 for who does not lead all locations */
async function centralDesk(routerContext: RouterContext) {
  const leading = await leadingDesk(routerContext);
  if (!leading.desk.isCentral) throw await hiddenPage(leading.desk, 'copy-location');
  return leading;
}

/** Of the location that was just made; a node knows it within a second. */
function madeLocation(routerContext: RouterContext, url: URL) {
  const name = url.searchParams.get('neu');
  const { network } = routerContext.get(servicesContext);
  const { hosts, locationsByUrl } = network();
  const location = name ? locationsByUrl.get(name) : undefined;
  const host = hosts.find(({ hostname }) => hostname === location?.hostname);
  if (!name || !location || !host) return name ? { name, addresses: undefined } : undefined;
  const base = basenameOf(host, location);
  const addresses = {
    shop: base,
    desk: joinPath(base, deskPath),
    settings: joinPath(base, deskLocationPath),
  };
  return { name: `${location.title}, ${location.city}`, addresses };
}

export default function DeskCopy({ loaderData }: Route.ComponentProps) {
  return <CopyPage {...loaderData} />;
}
