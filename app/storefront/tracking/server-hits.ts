import { legalTypeOf } from './commands';
import type { TrackedOrder } from './tracked-order';
import type { Tracking } from './tracking';

/**
 * Parameters of Matomo's HTTP tracking API (developer.matomo.org, "Tracking HTTP API"). None of them is the visitor's address,
 * a cookie or a mark of the browser, and each call has an id of its own: no two can be joined to a visit.
 */
export type Hit = Readonly<Record<string, string>>;

export interface CountedView {
  /** Of the location, without the query and without what names a person. */
  page: string;
  /** Of the location, as `page`. */
  address: string;
  /** Words of the site search. */
  search: string | undefined;
}

interface Call {
  /** 16 hexadecimal digits. */
  id: string;
  at: Date;
}

/** 2026-11-25 08:15:00, UTC. */
const moment = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

function common({ siteId, locationUrl, partnerNumber, mainMake }: Tracking, { id, at }: Call): Hit {
  return {
    idsite: siteId ?? '',
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: id,
    new_visit: '1',
    cdt: moment(at),
    dimension2: locationUrl,
    dimension4: partnerNumber,
    dimension6: mainMake,
  };
}

export function viewHit(tracking: Tracking, { page, address, search }: CountedView, call: Call): Hit {
  const hit = { ...common(tracking, call), url: address, dimension8: page };
  return search === undefined ? hit : { ...hit, search };
}

/** @param order at its end */
export function orderHit(tracking: Tracking, order: TrackedOrder, address: string, call: Call): Hit {
  const { id, revenue, shipping, tax, products } = order;
  const items = products.map(({ sku, name, category, price, quantity }) => [
    sku,
    name,
    category,
    price,
    quantity,
  ]);
  return {
    ...common(tracking, call),
    url: address,
    dimension8: legalTypeOf(order.legalType),
    idgoal: '0',
    ec_id: id,
    revenue: String(revenue),
    ec_st: String(Math.round((revenue - shipping) * 100) / 100),
    ec_tx: String(tax),
    ec_sh: String(shipping),
    ec_items: JSON.stringify(items),
  };
}
