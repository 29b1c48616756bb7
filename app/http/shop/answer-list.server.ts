import { data, redirect } from 'react-router';
import { requestedTyreList, type TyreList } from '~/domain/catalog/tyres/tyre-list.server';
import { tyreList } from '~/domain/catalog/tyres/tyre-listing';
import { type Season, seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import type { Tenant } from '~/domain/tenancy/tenant';
import { seasonPaths, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { type PageSeo, pageSeo } from '~/storefront/seo/page-seo.server';
import { listStatus } from './list-status';

/** The list without a size shows the standard one: it is the same page. */
function isStandard(size: URLSearchParams): boolean {
  const { width, aspect, rimTenths } = tyreList.standard?.choices ?? {};
  const asked = ['breite', 'hoehe', 'durchmesser'].map((name) => Number(size.get(name)));
  return size.size === 0 || `${asked}` === `${[width, aspect, Number(rimTenths) / 10]}`;
}

function seoOf(tenant: Tenant, list: TyreList, season?: Season): PageSeo {
  const size = new URLSearchParams(list.form.hidden);
  const what = season ? seasonNames[season] : 'Reifen';
  return pageSeo(tenant, isStandard(size) ? list.path : `${list.path}?${size}`, {
    title: list.heading,
    description: `${list.total} ${what} in ${tenant.location.city}: Preise inkl. MwSt., EU-Label und Bestand am Standort. Online reservieren oder kaufen.`,
    isIndexed: list.chips.length === 0 && list.page === 1 && list.total > 0,
  });
}

/** The loader of every page that shows the tyre list: the list, a redirect, or the list with what was wrong. */
export async function answerTyreList(tenant: Tenant, context: Context, url: URL, season?: Season) {
  const path = season ? seasonPaths[season] : tyresPath;
  const answer = await requestedTyreList(tenant, context, path, url.searchParams, season);
  if (answer.kind === 'moved') throw redirect(answer.to);
  const { problem, ...page } = answer;
  return data({ ...page, seo: seoOf(tenant, page.list, season) }, { status: listStatus(problem) });
}
