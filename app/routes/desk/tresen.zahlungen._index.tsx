import { MoneyPage } from '~/domain/desk/components/money-page';
import { returnDone, transferDone } from '~/domain/desk/money/messages';
import { moneyPage } from '~/http/desk/money-page.server';
import { returnCommandOf, returnPaymentByForm } from '~/http/desk/return-command.server';
import { transferByForm } from '~/http/desk/transfer-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.zahlungen._index';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { page: await moneyPage(context, url), notice: noticeOf(url, { ...transferDone, ...returnDone }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const command = returnCommandOf(form);
  return command ? returnPaymentByForm(context, command, form) : transferByForm(context, form);
}

export default function DeskMoney({ loaderData: { page, notice } }: Route.ComponentProps) {
  return <MoneyPage {...page} notice={notice} />;
}
