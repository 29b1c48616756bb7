import { articleKey, articleKinds } from '~/domain/catalog/articles/article';
import { kindNames } from '~/domain/catalog/kinds/sale-units';
import { SelectField } from '~/ui/components/field';
import { box } from '~/ui/components/field.css';
import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { deskArticlePath, deskDutiesPath, deskNewProductPath, deskStockPath } from '~/values/desk-paths';
import { formatCents } from '~/values/money';
import type { ListedArticle } from '../articles/list-articles.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';
import { SearchForm } from './search-form';

export interface ArticlesPageProps {
  articles: ListedArticle[];
  /** As in the address. */
  typed: { suche: string; art: string; hier: string };
  /** Leads all locations. */
  isCentral: boolean;
  notice: string | undefined;
  /** Query of the next page. */
  next: string | undefined;
}

function Filters({ typed }: Pick<ArticlesPageProps, 'typed'>) {
  return (
    <SearchForm action={deskStockPath} typed={typed.suche} hint="Name, Größe, Artikelnummer oder GTIN">
      <div className={styles.choices}>
        <SelectField id="art" name="art" label="Art" defaultValue={typed.art}>
          <option value="">alle</option>
          {articleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectField>
        <label className={styles.check}>
          <input type="checkbox" name="hier" value="1" defaultChecked={typed.hier === '1'} className={box} />
          Nur was hier liegt
        </label>
      </div>
    </SearchForm>
  );
}

function Entry({ article }: { article: ListedArticle }) {
  const { kind, title, subtitle, isKit, isSoldOut, here, central, price } = article;
  return (
    <li className={styles.entry}>
      <div>
        <Link to={deskArticlePath(articleKey(article))} className={styles.entryLink}>
          {title}
        </Link>{' '}
        {subtitle}
        <p className={styles.small}>
          {kindNames[kind]}
          {isKit ? '' : ` · hier ${here}, Zentrallager ${central}`}
          {isSoldOut && ' · ausverkauft'}
        </p>
      </div>
      <span className={styles.sum}>{price ? formatCents(price.cents) : 'ohne Preis'}</span>
    </li>
  );
}

export function ArticlesPage({ articles, typed, isCentral, notice, next }: ArticlesPageProps) {
  return (
    <DeskPage title="Bestand" notice={notice}>
      <p className={styles.tags}>
        <Link to={deskDutiesPath} className={styles.entryLink}>
          Pflichtangaben
        </Link>
        {isCentral && (
          <Link to={deskNewProductPath} className={styles.entryLink}>
            Neues Produkt
          </Link>
        )}
      </p>
      <Filters typed={typed} />
      <section className={panel} aria-label="Ergebnis">
        {articles.length === 0 ? (
          <p>Kein Artikel passt zu dieser Auswahl.</p>
        ) : (
          <ul className={styles.list} data-rows>
            {articles.map((article) => (
              <Entry key={article.id} article={article} />
            ))}
          </ul>
        )}
      </section>
      <NextPage path={deskStockPath} query={next} label="Weitere" />
    </DeskPage>
  );
}
