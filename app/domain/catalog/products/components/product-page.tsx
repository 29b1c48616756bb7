import { picturePath } from '~/paths';
import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { formatCents } from '~/values/money';
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
import { BuyBox } from '../../components/buy-box';
import { FitsVehicle } from '../../components/fits-vehicle';
import { Maker } from '../../components/maker';
import type { ChosenVariant, ProductPageView } from '../product-page.server';
import type { StockElsewhere } from '../stock-elsewhere.server';
import { ProductNotices } from './product-notices';
import * as styles from './product-page.css';

function Elsewhere({ places }: { places: readonly StockElsewhere[] }) {
  if (places.length === 0) return null;
  return (
    <Section title="Bestand an anderen Standorten">
      <ul>
        {places.map(({ title, city, href, pieces }) => (
          <li key={href}>
            <a href={href}>
              {title}, {city}
            </a>
            : {pieces} Stück
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The base price (§ 4 PAngV), and the deposit, which is not part of the price (§ 7 PAngV). */
function PriceNotes({ basePrice, depositCents }: Pick<ChosenVariant, 'basePrice' | 'depositCents'>) {
  return (
    <>
      {basePrice && <span className={styles.extra}>{basePrice}</span>}
      {depositCents !== null && (
        <span className={styles.extra}>
          zzgl. <span data-deposit={depositCents}>{formatCents(depositCents)}</span> Pfand
        </span>
      )}
    </>
  );
}

export function ProductPage({
  product,
  category,
  hasVehicles,
}: {
  product: ProductPageView;
  category: { title: string; path: string };
  hasVehicles: boolean;
}) {
  const { title, chosen, variants, photos, description, safety, notices } = product;
  const all = <Link to={category.path}>Alle {category.title}</Link>;
  return (
    <>
      <ArticlePage
        picture={picturePath('product', '')}
        photos={photos}
        pictureText={`Zeichnung: ${title} ${chosen?.card.marking ?? ''}`}
        above={all}
        title={title}
        buy={
          chosen ? (
            <BuyBox
              article={chosen.buy}
              unit={chosen.unit}
              verdict={chosen.card.verdict}
              others={all}
              notes={<PriceNotes {...chosen} />}
            />
          ) : (
            <Notice tone="warn">
              Zurzeit können wir keine Ausführung liefern. Sehen Sie sich die Ausführungen an, oder: {all}
            </Notice>
          )
        }
        below={
          <>
            <Column>
              {description !== '' && (
                <Section title="Beschreibung">
                  <p className={styles.text}>{description}</p>
                </Section>
              )}
              {safety && (
                <Section title="Sicherheitshinweise">
                  <p className={styles.text}>{safety}</p>
                </Section>
              )}
              <ProductNotices kinds={notices} company={product.company} hasWorkshop={product.hasWorkshop} />
              {chosen && <Elsewhere places={chosen.elsewhere} />}
            </Column>
            <Column>
              <Facts facts={product.facts} />
              <Maker make={product.make} maker={product.maker} />
            </Column>
            <Wide>
              <GuaranteeNotice />
            </Wide>
          </>
        }
      >
        {chosen && <PageLine main={chosen.card.marking} />}
        {chosen && chosen.card.tags.length > 0 && <Tags tags={chosen.card.tags} />}
        {chosen && (chosen.isForVehicles || chosen.card.verdict) && (
          <FitsVehicle verdict={chosen.card.verdict} hasVehicles={hasVehicles} />
        )}
        <Variants variants={variants} />
      </ArticlePage>
      <PictureNote photos={photos}>
        Die Abbildungen sind Zeichnungen und zeigen die Art und die Farbe, nicht jede Einzelheit.
      </PictureNote>
    </>
  );
}
