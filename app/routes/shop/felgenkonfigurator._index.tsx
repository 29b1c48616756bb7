import { redirect } from 'react-router';
import { offersRimConfigurator } from '~/domain/catalog/rims/configurator/offers-configurator.server';
import { requestScope } from '~/http/request-scope';
import { rimConfiguratorPath, rimConfiguratorStartPath, vehicleChoicePath } from '~/paths';
import type { Route } from './+types/felgenkonfigurator._index';

/** Redirects to the chosen vehicle, or to the vehicle finder, which leads back here. */
export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { vehicleCode } = audience;
  if (!(await offersRimConfigurator(audience, context))) throw new Response('', { status: 404 });
  const { search } = args.url;
  return redirect(
    vehicleCode === undefined
      ? vehicleChoicePath(`${rimConfiguratorStartPath}${search}`)
      : `${rimConfiguratorPath(vehicleCode)}${search}`,
  );
}

/** Never rendered: the loader redirects or answers 404. */
export default function Redirect() {
  return null;
}
