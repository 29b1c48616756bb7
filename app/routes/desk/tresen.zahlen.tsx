import { FigurePage } from '~/domain/desk/components/figure-page';
import { figureKinds } from '~/domain/desk/figures/figure';
import { figureRows, weekFigures } from '~/domain/desk/figures/figures.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.zahlen';

const MAX_ROWS = 500;

/** A figure or a day that is none of the week is that of the first, or all days. */
export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const kind = figureKinds.find((one) => one === url.searchParams.get('was')) ?? figureKinds[0];
  const all = await weekFigures(context, tenant.location.id);
  const figure = all.find((one) => one.kind === kind);
  if (!figure) throw new Response(null, { status: 404 });
  const day = figure.days.find((one) => one.day === url.searchParams.get('tag'))?.day;
  const found = await figureRows(context, tenant.location.id, { kind, day, limit: MAX_ROWS + 1 });
  return { figure, day, rows: found.slice(0, MAX_ROWS), isCut: found.length > MAX_ROWS };
}

export default function DeskFigure({ loaderData }: Route.ComponentProps) {
  return <FigurePage {...loaderData} />;
}
