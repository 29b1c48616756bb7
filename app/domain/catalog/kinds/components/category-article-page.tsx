import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Link } from '~/ui/components/link';
import { isGoods } from '../../articles/offered-kinds';
import { Tags } from '../../components/article-card';
import {
  ArticlePage,
  Column,
  Facts,
  PageLine,
  PictureNote,
  Variants,
  Wide,
} from '../../components/article-page';
import { BuyBox, PriceLine } from '../../components/buy-box';
import { FitsVehicle } from '../../components/fits-vehicle';
import type { DrawnView } from '../../components/gallery-view';
import { Maker } from '../../components/maker';
import { cardPicture } from '../../listing/card-address';
import type { CategoryArticle } from '../../listing/category-kind.server';
import { saleUnits } from '../sale-units';

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
  const unit = card.unit ?? saleUnits[kind];
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
        buy={<BuyBox article={shown.buy} unit={unit} verdict={card.verdict} others={all} />}
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
        {kind === 'rim' && <PriceLine article={shown.buy} unit={unit} verdict={card.verdict} />}
        <Tags tags={card.tags} />
        {isGoods(kind) && <FitsVehicle verdict={card.verdict} hasVehicles={hasVehicles} />}
        <Variants variants={shown.variants} />
      </ArticlePage>
      <PictureNote photos={shown.photos}>{isGoods(kind) ? GOODS_DRAWN : WORK_DRAWN}</PictureNote>
    </>
  );
}
