import { useRouteLoaderData } from 'react-router';
import { upright } from '~/domain/catalog/components/upright-cards.css';
import { TyreCards } from '~/domain/catalog/tyres/components/tyre-cards';
import { TyreFinder } from '~/domain/catalog/tyres/components/tyre-finder';
import type { TyreCardView } from '~/domain/catalog/tyres/tyre-card';
import type { FinderValues } from '~/domain/catalog/tyres/tyre-list.server';
import { tyresPath } from '~/paths';
import { HtmlText } from '../blocks/html-text';
import { container } from '../blocks/shared.css';
import type { ContextContent } from '../context-content/context-content.server';
import type { PageParts, ShellView } from '../shell/shell';
import { homeFor } from './registry';

interface HomeContent {
  sellsTyres: boolean;
  /** Paths of the seasons' pages that the visitor may see. */
  seasons: readonly string[];
  /** Packed (`packSizes`). */
  sizes: string;
  values: FinderValues;
  offers: { title: string; tyres: TyreCardView[] };
  contents: ContextContent[];
}

export function Home({ sellsTyres, seasons, sizes, values, offers, contents }: HomeContent) {
  const { shell } = useRouteLoaderData('root') as { shell: ShellView };
  const { heroes, house, photos } = useRouteLoaderData('routes/_page') as PageParts;
  const Variant = homeFor(shell.theme.body.home.componentName);
  return (
    <>
      <Variant
        shell={shell}
        heroes={heroes}
        house={house}
        photos={photos}
        finder={sellsTyres && <TyreFinder action={tyresPath} values={values} sizes={sizes} isHero />}
        seasons={seasons}
        offersTitle={offers.title}
        offers={
          offers.tyres.length > 0 && (
            <div className={upright}>
              <TyreCards cards={offers.tyres} />
            </div>
          )
        }
      />
      {contents.map(({ id, html }) => (
        <HtmlText key={id} html={html} className={container} />
      ))}
    </>
  );
}
