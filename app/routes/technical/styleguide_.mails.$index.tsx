import { requireDevRoutes } from '~/http/guards.server';
import { mailPreview } from '~/http/mail-preview.server';
import { requestScope } from '~/http/request-scope';
import { mailSamples } from '~/storefront/styleguide/mail-samples.server';
import type { Route } from './+types/styleguide_.mails.$index';

export function loader({ context, params }: Route.LoaderArgs) {
  requireDevRoutes(context);
  const { tenant, context: shop } = requestScope(context);
  const mail = /^\d{1,3}$/.test(params.index)
    ? mailSamples(tenant, shop.now())[Number(params.index)]
    : undefined;
  if (!mail) throw new Response('Diese Mail gibt es nicht.', { status: 404 });
  return mailPreview(mail);
}
