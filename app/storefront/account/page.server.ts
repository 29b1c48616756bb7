import type { Tenant } from '~/domain/tenancy/tenant';
import { pageSeo } from '../seo/page-seo.server';

/** Metadata of a page that is only for its visitor. */
export function accountSeo(tenant: Tenant, path: string, title: string) {
  return pageSeo(tenant, path, { title, description: title });
}

/** Resolves with the work's result, but never before `ms`: how long it took tells nothing. */
export async function notBefore<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
