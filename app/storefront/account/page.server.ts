import type { Tenant } from '~/domain/tenancy/tenant';
import { pageSeo } from '../seo/page-seo.server';

export function accountSeo(tenant: Tenant, path: string, title: string) {
  return pageSeo(tenant, path, { title, description: title });
}

/** Takes at least `ms`, so that the duration discloses nothing. */
export async function notBefore<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
