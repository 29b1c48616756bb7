import { articleKey } from '~/domain/catalog/articles/article';
import { kindNames } from '~/domain/catalog/kinds/sale-units';
import { Link } from '~/ui/components/link';
import { lead, panel } from '~/ui/components/panel.css';
import { deskArticlePath, deskDutiesPath } from '~/values/desk-paths';
import type { Duty, MissingArticle } from '../articles/missing-duties.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';

const dutyTexts: Readonly<Record<Duty, { title: string; why: string }>> = {
  eprel: {
    title: 'EPREL-Nummer fehlt',
    why: 'Neben dem Reifenlabel steht der Verweis auf die Produktdatenbank (Verordnung (EU) 2020/740). Ergänzen Sie die Nummer beim Artikel.',
  },
  gpsr: {
    title: 'Hersteller fehlt',
    why: 'Name, Anschrift und Kontakt des Herstellers stehen neben jedem Artikel (Art. 19 der Verordnung (EU) 2023/988). Einmal je Marke genügt.',
  },
  grundpreis: {
    title: 'Inhalt für den Grundpreis fehlt',
    why: 'Die meisten Artikel derselben Warengruppe nennen ihren Inhalt; ohne ihn fehlt der Grundpreis (§ 4 PAngV).',
  },
  pfand: {
    title: 'Pfand fehlt',
    why: 'Auf die meisten Artikel derselben Warengruppe gibt es Pfand; es steht neben dem Preis (§ 7 PAngV).',
  },
  preis: { title: 'Ohne Preis', why: 'Kein Standort verkauft diese Artikel.' },
};

export interface DutiesPageProps {
  counts: readonly { duty: Duty; count: number }[];
  chosen: Duty;
  articles: MissingArticle[];
  /** Query of the next page. */
  next: string | undefined;
}

export function DutiesPage({ counts, chosen, articles, next }: DutiesPageProps) {
  return (
    <DeskPage
      title="Pflichtangaben"
      lead={<p className={lead}>Was an Artikeln aller Standorte noch fehlt</p>}
    >
      <ul className={styles.counts}>
        {counts.map(({ duty, count }) => (
          <li key={duty}>
            <Link
              to={`${deskDutiesPath}?was=${duty}`}
              className={styles.count}
              aria-current={duty === chosen ? 'page' : undefined}
              data-duty={duty}
            >
              <span className={styles.countNumber}>{count}</span>
              {dutyTexts[duty].title}
            </Link>
          </li>
        ))}
      </ul>
      <section className={panel} aria-label={dutyTexts[chosen].title}>
        <p>{dutyTexts[chosen].why}</p>
        {articles.length === 0 ? (
          <p>Hier fehlt nichts.</p>
        ) : (
          <ul className={styles.list} data-rows>
            {articles.map((article) => (
              <li key={article.id} className={styles.entry}>
                <div>
                  <Link to={deskArticlePath(articleKey(article))} className={styles.entryLink}>
                    {article.title}
                  </Link>{' '}
                  {article.subtitle}
                  <p className={styles.small}>
                    {kindNames[article.kind]} · {article.make}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <NextPage path={deskDutiesPath} query={next} label="Weitere" />
    </DeskPage>
  );
}
