import { RequestPictures } from '~/domain/workshop/components/request-pictures';
import { handlePicture, requireOpenRequest } from '~/http/workshop/picture-upload.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { framedNavigatorPath, framedPicturesPath } from '~/values/workshop-paths';
import type { Route } from './+types/servicenavigatorExtern_.bilder.$token';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Servicenavigator', to: framedNavigatorPath }),
  isStatic: true,
};

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = () => [
  { title: 'Danke für Ihre Anfrage' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { request } = await requireOpenRequest(context, params.token, framedPicturesPath(params.token));
  return { number: request.number, pictures: request.pictures };
}

export const action = ({ context, params, request }: Route.ActionArgs) =>
  handlePicture(context, request, params.token, framedPicturesPath(params.token));

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPictures {...loaderData} problem={actionData?.problem} />;
}
