import { preparePreview } from '~/http/desk/location/preview.server';
import type { Route } from './+types/tresen.standort.aussehen_.vorschau';

export async function loader({ context, url }: Route.LoaderArgs) {
  return preparePreview(context, url);
}
