import { useRouteLoaderData } from 'react-router';
import { BelowFold } from '~/domain/catalog/components/article-card';
import { upright } from '~/domain/catalog/components/upright-cards.css';
import { TyreCards } from '~/domain/catalog/tyres/components/tyre-cards';
import { TyreFinder } from '~/domain/catalog/tyres/components/tyre-finder';
import type { TyreCardView } from '~/domain/catalog/tyres/tyre-card';
import type { TyreList } from '~/domain/catalog/tyres/tyre-list.server';
import { VehicleKeyForm } from '~/domain/vehicles/components/vehicle-key-form';
import { locationSwitchPath, tyresPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { HtmlText } from '../blocks/html-text';
import { container } from '../blocks/shared.css';
import type { ContextContent } from '../context-content/context-content.server';
import type { PageParts, ShellView } from '../shell/shell';
import { HeroFinder } from './hero-finder';
import type { SeasonCard } from './home-seasons';
import type { HomeSection } from './home-section';
import { homeFor } from './registry';
import type { StageView } from './stage.server';

interface HomeContent {
  /** Custom properties of the theme. */
  looks: Record<string, string>;
  before: { url: string; name: string } | undefined;
  asksForVehicle: boolean;
  sellsTyres: boolean;
  seasons: readonly SeasonCard[];
  finder: TyreList['finder'];
  offers: { title: string; tyres: TyreCardView[] };
  stage: StageView | undefined;
  sections: HomeSection[];
  contents: ContextContent[];
}

export function Home(content: HomeContent) {
  const { looks, before, sellsTyres, asksForVehicle, seasons, finder, offers, contents, stage, sections } =
    content;
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  const { heroes, house, photos } = useRouteLoaderData('routes/_page') as PageParts;
  const Variant = homeFor(shell.theme.body.home.componentName);
  return (
    <>
      {before && (
        <p role="status" className={container}>
          Sie sind hier bei {shell.location.title}. Zuletzt hatten Sie {before.name} gewählt.{' '}
          <Link to={`${locationSwitchPath}?nach=${encodeURIComponent(before.url)}`} reloadDocument>
            Dorthin wechseln
          </Link>
        </p>
      )}
      <div style={looks}>
        <Variant
          shell={shell}
          heroes={heroes}
          house={house}
          photos={photos}
          finder={
            sellsTyres && (
              <TyreFinder
                action={tyresPath}
                {...finder}
                arrange={(parts) => (
                  <HeroFinder
                    {...parts}
                    byVehicle={asksForVehicle && <VehicleKeyForm backTo={tyresPath} />}
                  />
                )}
              />
            )
          }
          seasons={seasons}
          stage={stage}
          sections={sections}
          offersTitle={offers.title}
          offers={
            offers.tyres.length > 0 && (
              <div className={upright}>
                <BelowFold value={true}>
                  <TyreCards cards={offers.tyres} />
                </BelowFold>
              </div>
            )
          }
        />
      </div>
      {contents.map(({ id, html }) => (
        <HtmlText key={id} html={html} className={container} />
      ))}
    </>
  );
}
