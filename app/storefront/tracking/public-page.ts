import { deskPath } from '~/values/desk-path';

/** Parameters of paths that say nothing about a visitor; tokens, numbers of orders and places do. */
const publicParams = new Set([
  '*',
  'autoTyp',
  'carId',
  'carMake',
  'categoryUrl',
  'filters',
  'height',
  'hersteller',
  'id',
  'page',
  'productUrl',
  'service',
  'serviceId',
  'serviceUrl',
  'showConfigurator',
  'tireSeason',
  'wheelId',
  'width',
  'zoll',
]);

/** A match of the router: without the location's prefix. */
export interface MeasuredPage {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** '/bestellung/k3Jq…' → '/bestellung/:token' */
export function publicPath({ pathname, params }: MeasuredPage): string {
  const names = new Map(
    Object.entries(params).flatMap(([name, value]): [string, string][] =>
      value === undefined || publicParams.has(name) ? [] : [[value, `:${name}`]],
    ),
  );
  if (names.size === 0) return pathname;
  return pathname
    .split('/')
    .map((segment) => names.get(decodeURIComponent(segment)) ?? segment)
    .join('/');
}

/** The work of staff is not measured. */
export function isMeasured({ pathname }: Pick<MeasuredPage, 'pathname'>): boolean {
  return pathname !== deskPath && !pathname.startsWith(`${deskPath}/`);
}
