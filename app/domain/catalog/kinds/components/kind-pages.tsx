import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Link } from '~/ui/components/link';
import { lead, pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { isGoods } from '../../articles/offered-kinds';
import type { CategoryLink } from '../../categories/category-tile';
import { CategoryLinks } from '../../categories/components/category-links';
import { BelowFold, Tags } from '../../components/article-card';
import {
  ArticlePage,
  Column,
  Facts,
  PageLine,
  PictureNote,
  Variants,
  Wide,
} from '../../components/article-page';
import { BuyBox } from '../../components/buy-box';
import { FitsVehicle } from '../../components/fits-vehicle';
import type { DrawnView } from '../../components/gallery-view';
import { Maker } from '../../components/maker';
import { tiles } from '../../components/tiles.css';
import { cardPicture } from '../../listing/card-address';
import type { CategoryArticle } from '../../listing/category-kind.server';
import { FittingPart } from '../../listing/components/fitting-sizes';
import { ListFrame } from '../../listing/components/list-frame';
import type { FittingChoice } from '../../listing/fitting-choice';
import type { CategoryList } from '../../listing/list-at-category.server';
import type { CardGroup } from '../card-group';
import { saleUnits } from '../sale-units';
import { KindCards, PlainCards } from './kind-cards';

interface About {
  description: string;
  subCategories: readonly CategoryLink[];
  related: readonly CategoryLink[];
  offers: readonly CardGroup[];
}

function Links({ title, links }: { title: string; links: readonly CategoryLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>{title}</h2>
      <CategoryLinks links={links} />
    </section>
  );
}

/** @param about shown on the first page of the unfiltered list */
export function CategoryListPage({
  listed: { kind, list, notice },
  about,
  fitting,
}: {
  listed: CategoryList;
  about?: About | undefined;
  fitting?: FittingChoice | undefined;
}) {
  return (
    <div className={pageStack}>
      <ListFrame list={list} notice={notice} fitting={<FittingPart list={list} fitting={fitting} />}>
        <div className={tiles}>
          <PlainCards unit={saleUnits[kind]} cards={list.cards} />
        </div>
      </ListFrame>
      {about && about.offers.length > 0 && (
        <section className={pageStack}>
          <h2 className={sectionTitle}>Jetzt reduziert</h2>
          <BelowFold value={true}>
            {about.offers.map((group) => (
              <KindCards key={group.kind} group={group} />
            ))}
          </BelowFold>
        </section>
      )}
      {about && (
        <>
          <p className={lead}>{about.description}</p>
          <Links title="Genauer gesucht" links={about.subCategories} />
          <Links title="Verwandte Warengruppen" links={about.related} />
        </>
      )}
    </div>
  );
}

const GOODS_DRAWN =
  'Die Abbildung ist eine Zeichnung und zeigt Form und Farbe, nicht jede Einzelheit. Ob der Artikel an Ihr Fahrzeug passt, prüfen wir gern mit Ihnen.';
const WORK_DRAWN =
  'Die Arbeit machen wir in unserer Werkstatt. Den Termin stimmen wir nach der Bestellung mit Ihnen ab.';

export function CategoryArticlePage({
  shown,
  drawn,
  category,
  hasVehicles,
}: {
  shown: CategoryArticle;
  drawn: readonly DrawnView[];
  category: { title: string; path: string };
  hasVehicles: boolean;
}) {
  const { kind, card, title } = shown;
  const all = <Link to={category.path}>Alle {category.title}</Link>;
  return (
    <>
      <ArticlePage
        picture={cardPicture(card)}
        photos={shown.photos}
        drawn={drawn}
        pictureText={`Zeichnung: ${title} ${card.marking}`}
        above={all}
        title={title}
        buy={
          <BuyBox
            article={shown.buy}
            unit={card.unit ?? saleUnits[kind]}
            verdict={card.verdict}
            others={all}
          />
        }
        below={
          <>
            <Column>
              <Facts facts={shown.facts} />
            </Column>
            <Column>{isGoods(kind) && <Maker make={card.make} maker={shown.maker} />}</Column>
            {isGoods(kind) && (
              <Wide>
                <GuaranteeNotice />
              </Wide>
            )}
          </>
        }
      >
        <PageLine main={card.marking} />
        <Tags tags={card.tags} />
        {isGoods(kind) && <FitsVehicle verdict={card.verdict} hasVehicles={hasVehicles} />}
        <Variants variants={shown.variants} />
      </ArticlePage>
      <PictureNote photos={shown.photos}>{isGoods(kind) ? GOODS_DRAWN : WORK_DRAWN}</PictureNote>
    </>
  );
}
