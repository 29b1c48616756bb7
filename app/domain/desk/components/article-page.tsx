import { kindNames } from '~/domain/catalog/kinds/sale-units';
import type { PriceRow } from '~/domain/catalog/pricing/price';
import { articlePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { RimApproval } from '../articles/approval-form';
import type { ArticleData } from '../articles/article-data.server';
import type { DeskArticle } from '../articles/desk-article.server';
import { ArticleApprovals } from './article-approvals';
import { ArticleCategory } from './article-category';
import { type ArticleChange, ArticleChanges } from './article-changes';
import { ArticleDataForms } from './article-data-forms';
import { ArticlePhotos } from './article-photos';
import { ArticlePrices } from './article-prices';
import { ArticleStock } from './article-stock';
import { ArticleVehicles, type ArticleVehiclesProps } from './article-vehicles';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';

export interface ArticlePageProps {
  article: DeskArticle;
  maySetPrices: boolean;
  mayCountCentral: boolean;
  /** A planned price to be changed. */
  changed: PriceRow | undefined;
  /** For who may edit what all locations show. */
  data: ArticleData | undefined;
  /** The same, of a product. */
  vehicles: Omit<ArticleVehiclesProps, 'article'> | undefined;
  /** The same, of a rim. */
  approvals: RimApproval[] | undefined;
  /** Key of the one to be changed. */
  approval: string | null;
  /** Urls of further categories of a product. */
  further: string[];
  /** Categories that a product may be in. */
  places: { url: string; title: string }[];
  /** Of what all locations show, the latest first. */
  changes: ArticleChange[];
  notice: string | undefined;
}

function Facts({ article }: Pick<ArticlePageProps, 'article'>) {
  const facts = [
    ['Art', kindNames[article.kind]],
    ['Hersteller', article.make],
    ['Artikelnummer', article.sku ?? article.code],
    ['GTIN', article.gtin],
    ['Warengruppen', article.categoryTitles.join(', ')],
  ].flatMap(([name = '', value]) => (value ? [{ name, value }] : []));
  return (
    <Section title="Angaben">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => [<dt key={name}>{name}</dt>, <dd key={`${name}-`}>{value}</dd>])}
      </dl>
      {article.price && (
        <p>
          <Link to={articlePath(article)} className={styles.entryLink}>
            Im Shop ansehen
          </Link>
        </p>
      )}
    </Section>
  );
}

export function ArticlePage({
  article,
  maySetPrices,
  mayCountCentral,
  changed,
  data,
  vehicles,
  approvals,
  approval,
  further,
  places,
  changes,
  notice,
}: ArticlePageProps) {
  return (
    <DeskPage
      title={article.title}
      lead={<p className={lead}>{article.subtitle}</p>}
      version={data?.version}
      notice={notice}
    >
      {article.isSoldOut && <Notice tone="warn">Der Artikel ist als ausverkauft gekennzeichnet.</Notice>}
      <div className={styles.columns}>
        <div className={pageStack}>
          <ArticleStock article={article} mayCountCentral={mayCountCentral} />
          <ArticlePrices article={article} maySetPrices={maySetPrices} changed={changed} />
          {data && <ArticlePhotos article={article} data={data} />}
        </div>
        <div className={pageStack}>
          <Facts article={article} />
          {data && places.length > 0 && (
            <ArticleCategory article={article} further={further} places={places} />
          )}
          {vehicles && <ArticleVehicles article={article} {...vehicles} />}
          {approvals && <ArticleApprovals article={article} approvals={approvals} chosen={approval} />}
          {data && <ArticleDataForms article={article} data={data} />}
          {changes.length > 0 && <ArticleChanges changes={changes} />}
        </div>
      </div>
    </DeskPage>
  );
}
