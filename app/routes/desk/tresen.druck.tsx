import { PrintPage } from '~/domain/desk/components/print-page';
import { PrintPapers } from '~/domain/desk/components/print-papers';
import { orderPapers } from '~/domain/desk/papers';
import { printList } from '~/domain/desk/print-list.server';
import { printPapers } from '~/domain/desk/print-papers.server';
import { chosenIn } from '~/http/desk/orders-form.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.druck';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const numbers = chosenIn((name) => url.searchParams.get(name)?.replaceAll('\0', '').slice(0, 20));
  const list = await printList(context, tenant.location.id, numbers);
  const paper = orderPapers.find((one) => one === url.searchParams.get('papier'));
  const at = context.now();
  return paper
    ? { kind: 'papers' as const, paper, papers: await printPapers(context, list.orders, paper), at }
    : { kind: 'list' as const, ...list, isChosen: numbers.length > 0, at };
}

export default function DeskPrint({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'papers' ? <PrintPapers {...loaderData} /> : <PrintPage {...loaderData} />;
}
