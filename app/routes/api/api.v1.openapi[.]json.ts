import { apiOriginOf } from '~/domain/tenancy/tenant';
import { notAllowed, publicJson } from '~/http/api/answer-call.server';
import { openApiDocument } from '~/http/api/open-api.server';
import { requestScope } from '~/http/request-scope';
import type { Route } from './+types/api.v1.openapi[.]json';

export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = requestScope(context);
  return publicJson(openApiDocument(apiOriginOf(tenant)));
}

export const action = () => notAllowed('GET, HEAD');
