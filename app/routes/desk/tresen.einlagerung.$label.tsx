import { WheelSetPage } from '~/domain/desk/components/storage/wheel-set-page';
import { historyOf } from '~/domain/workshop/storage/find-wheels.server';
import { proposedChange } from '~/domain/workshop/storage/stored-wheels';
import { requireWheels, wheelsCommandByForm } from '~/http/desk/storage-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.einlagerung.$label';

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const { desk, wheels, mayChange } = await requireWheels(routerContext, params.label);
  const { emailKey: _key, ...shown } = wheels;
  const history = await historyOf(desk.context, wheels.id);
  return {
    wheels: shown,
    history: history.map(({ wheelsId: _id, ...event }) => event),
    mayChange,
    proposedChange: proposedChange(wheels.season, germanDate(desk.context.now())) ?? '',
    notice: noticeOf(url, storageNotices),
  };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  wheelsCommandByForm(context, params.label, await readForm(request));

const storageNotices: Readonly<Record<string, string>> = {
  store: 'Der Radsatz ist eingelagert.',
  in: 'Der Radsatz ist wieder eingelagert.',
  out: 'Der Radsatz ist ausgelagert.',
  tread: 'Das Profil ist gespeichert.',
  facts: 'Die Angaben sind gespeichert.',
};

export default function DeskWheels({ loaderData }: Route.ComponentProps) {
  return <WheelSetPage {...loaderData} />;
}
