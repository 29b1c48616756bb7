import { RequestPictures } from '~/domain/workshop/components/request-pictures';
import { noStore } from '~/http/no-store';
import { handlePicture, requireOpenRequest } from '~/http/workshop/picture-upload.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { isMadeForFrames } from '~/values/made-for-frames';
import { framedNavigatorPath, serviceRequestPath } from '~/values/workshop-paths';
import type { Route } from './+types/_pictures';

export const handle: PageHandle = {
  breadcrumb: ({ form }: Route.ComponentProps['loaderData']) => form,
  isStatic: true,
};

export const headers = noStore;

export const meta: Route.MetaFunction = () => [
  { title: 'Danke für Ihre Anfrage' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader(args: Route.LoaderArgs) {
  const { number, pictures } = (await requireOpenRequest(args)).request;
  const form = isMadeForFrames(args.url.pathname)
    ? { label: 'Servicenavigator', to: framedNavigatorPath }
    : { label: 'Service-Anfrage', to: serviceRequestPath };
  return { shown: { number, pictures }, form };
}

export const action = (args: Route.ActionArgs) => handlePicture(args);

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPictures {...loaderData.shown} problem={actionData?.problem} />;
}
