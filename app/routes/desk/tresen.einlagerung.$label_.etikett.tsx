import { WheelLabelPage } from '~/domain/desk/components/storage/wheel-label-page';
import { requireWheels } from '~/http/desk/storage-command.server';
import type { Route } from './+types/tresen.einlagerung.$label_.etikett';

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Etiketten ${params.label ?? ''}` }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { desk, wheels } = await requireWheels(context, params.label);
  const { title, city } = desk.tenant.location;
  const { label, shelf, contact, plate, season, tyre, size, rim, tread, bookedAt } = wheels;
  return {
    wheels: { label, shelf, contact, plate, season, tyre, size, rim, tread, bookedAt },
    place: `${title}, ${city}`,
  };
}

export default function DeskWheelLabels({ loaderData }: Route.ComponentProps) {
  return <WheelLabelPage {...loaderData} />;
}
