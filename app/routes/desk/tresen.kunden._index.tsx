import { CustomersPage } from '~/domain/desk/components/customers/customers-page';
import {
  customerOfOrder,
  listCustomers,
  listOtherPeople,
} from '~/domain/desk/customers/list-customers.server';
import { customerMessages } from '~/domain/desk/customers/messages';
import { placeOf } from '~/http/desk/customer-command.server';
import { orderQuery, pageOf, readOrderCursor } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.kunden._index';

const PAGE_SIZE = 50;
const MAX_OTHERS = 20;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  const words = url.searchParams.get('suche')?.trim().slice(0, 100) ?? '';
  const page = { after: readOrderCursor(url), limit: PAGE_SIZE };
  const place = placeOf(desk);
  const [found, others] = await Promise.all([
    listCustomers(desk.context, place, words, page),
    page.after ? [] : listOtherPeople(desk.context, place, words, MAX_OTHERS + 1),
  ]);
  const { rows: shown, last } = pageOf(found, PAGE_SIZE);
  return {
    words,
    customers: shown.map(customerOfOrder),
    others: others.slice(0, MAX_OTHERS),
    hasMoreOthers: others.length > MAX_OTHERS,
    next: last && orderQuery({ suche: words }, last),
    isOfAll: place === undefined,
    notice: noticeOf(url, customerMessages),
  };
}

export default function DeskCustomers({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />;
}
