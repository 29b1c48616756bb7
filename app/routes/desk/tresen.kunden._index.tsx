import { CustomersPage } from '~/domain/desk/components/customers/customers-page';
import {
  customerOfOrder,
  listCustomers,
  listOtherPeople,
} from '~/domain/desk/customers/list-customers.server';
import { customerMessages } from '~/domain/desk/customers/messages';
import { placeOf } from '~/http/desk/customer-command.server';
import { queryOf, readCursor } from '~/http/desk/order-filter';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.kunden._index';

const PAGE_SIZE = 50;
const MAX_OTHERS = 20;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Kunden' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  const words = url.searchParams.get('suche')?.trim().slice(0, 100) ?? '';
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const place = placeOf(desk);
  const [found, others] = await Promise.all([
    listCustomers(desk.context, place, words, page),
    page.after ? [] : listOtherPeople(desk.context, place, words, MAX_OTHERS),
  ]);
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    words,
    customers: shown.map(customerOfOrder),
    others,
    next: last && queryOf({ suche: words }, last),
    isOfAll: place === undefined,
    notice: noticeOf(url, customerMessages),
  };
}

export default function DeskCustomers({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />;
}
