import { kindNames } from '~/domain/catalog/articles/kind-names';
import { articlePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import type { ArticleData } from '../articles/article-data.server';
import type { DeskArticle } from '../articles/desk-article.server';
import { ArticleDataForms } from './article-data-forms';
import { ArticlePhotos } from './article-photos';
import { ArticlePrices } from './article-prices';
import { ArticleStock } from './article-stock';
import * as styles from './desk.css';
import type { DeskAnswer } from './desk-form';
import { Section } from './section';

export interface ArticlePageProps {
  article: DeskArticle;
  maySetPrices: boolean;
  /** For who may edit what all locations show. */
  data: ArticleData | undefined;
  notice: string | undefined;
  answer: DeskAnswer | undefined;
}

function Facts({ article }: Pick<ArticlePageProps, 'article'>) {
  const facts = [
    ['Art', kindNames[article.kind]],
    ['Hersteller', article.make],
    ['Artikelnummer', article.sku ?? article.code],
    ['GTIN', article.gtin],
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

export function ArticlePage({ article, maySetPrices, data, notice, answer }: ArticlePageProps) {
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>{article.title}</h1>
        <p className={lead}>{article.subtitle}</p>
      </div>
      {notice && <Notice tone="good">{notice}</Notice>}
      {article.isSoldOut && <Notice tone="warn">Der Artikel ist als ausverkauft gekennzeichnet.</Notice>}
      <div className={styles.columns}>
        <div className={pageStack}>
          <ArticleStock article={article} answer={answer} />
          <ArticlePrices article={article} maySetPrices={maySetPrices} answer={answer} />
          {data && <ArticlePhotos article={article} data={data} answer={answer} />}
        </div>
        <div className={pageStack}>
          <Facts article={article} />
          {data && <ArticleDataForms article={article} data={data} answer={answer} />}
        </div>
      </div>
    </div>
  );
}
