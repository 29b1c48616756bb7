import { RimConfiguratorPage } from '~/domain/catalog/rims/components/rim-configurator-page';
import { answerRimConfigurator } from '~/http/shop/answer-rim-configurator.server';
import { vehiclePath } from '~/paths';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import type { Route } from './+types/felgenkonfigurator.$carId';

export const handle: PageHandle = { breadcrumb: () => [{ label: 'Felgenkonfigurator' }] };

export function loader(args: Route.LoaderArgs) {
  return answerRimConfigurator(args.context, args.params.carId, args.url);
}

export default function RimConfigurator({ loaderData: { shown } }: Route.ComponentProps) {
  if (shown) return <RimConfiguratorPage shown={shown} />;
  return (
    <section className={`${panel} ${pageStack}`}>
      <h1 className={pageTitle}>Dieses Fahrzeug kennen wir nicht</h1>
      <p>Wählen Sie Ihr Fahrzeug. Wir zeigen es mit den Felgen, die dafür zugelassen sind.</p>
      <p>
        <Link to={vehiclePath} className={button.accent}>
          Fahrzeug wählen
        </Link>
      </p>
    </section>
  );
}
