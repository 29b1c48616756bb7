import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { question } from '~/ui/components/questions.css';
import { Section } from '~/ui/components/section';
import { Spot } from '~/ui/components/spot';
import { formatIsoDate } from '~/values/german-date';
import type { ContentKind, ContentPage, ContentSummary } from '../pages/content-page';
import { Html } from './clean-html';
import * as styles from './content-page.css';
import { GlossaryTerms } from './glossary-terms';
import * as guide from './guide-page.css';

interface ContentPageViewProps {
  page: ContentPage;
  /** The pages that an overview lists, or that follow an article. */
  pages: readonly ContentSummary[];
}

interface PageCardsProps {
  title: string;
  pages: readonly ContentSummary[];
}

function PageCards({ title, pages }: PageCardsProps) {
  if (pages.length === 0) return null;
  return (
    <Section title={title} className={pageStack}>
      <ul className={styles.cards}>
        {pages.map(({ path, label, lead, drawing, readingTime }) => (
          <li key={path}>
            <article className={`${panel} ${styles.card}`}>
              {drawing && <Spot name={drawing} width={210} />}
              <h3 className={styles.cardTitle}>
                <Link to={path} className={styles.cardLink}>
                  {label}
                </Link>
              </h3>
              <p>{lead}</p>
              <p className={styles.facts}>{readingTime} Min. Lesezeit</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TextSections({ page: { groups } }: ContentPageViewProps) {
  return groups.map(({ id, title, html, parts }) => (
    <section key={id} id={id} className={panel}>
      <h2 className={sectionTitle}>{title}</h2>
      <Html html={html} />
      {parts.map((part) => (
        <div key={part.id} id={part.id} className={styles.text}>
          <h3>{part.title}</h3>
          <Html html={part.html} />
        </div>
      ))}
    </section>
  ));
}

function Article({ page, pages }: ContentPageViewProps) {
  return (
    <>
      <TextSections page={page} pages={[]} />
      <PageCards title="Das könnte Sie auch interessieren" pages={pages} />
    </>
  );
}

function Subjects({ page: { groups } }: ContentPageViewProps) {
  return groups.map(({ id, title, html, parts }) => (
    <section key={id} id={id} className={panel}>
      <h2 className={sectionTitle}>{title}</h2>
      <Html html={html} />
      {parts.map((part) => (
        <details key={part.id} id={part.id} className={question}>
          <summary>{part.title}</summary>
          <Html html={part.html} />
        </details>
      ))}
    </section>
  ));
}

const bodies: Record<ContentKind, (props: ContentPageViewProps) => ReactNode> = {
  text: TextSections,
  questions: Subjects,
  terms: ({ page }) => <GlossaryTerms terms={page.groups} />,
  article: Article,
  overview: ({ page, pages }) => (
    <>
      <TextSections page={page} pages={[]} />
      <PageCards title="Alle Beiträge" pages={pages} />
    </>
  ),
};

export function ContentPageView({ page, pages }: ContentPageViewProps) {
  const { kind, title, lead, drawing, intro, publishedFrom, readingTime, isPreview } = page;
  const Body = bodies[kind];
  return (
    <div className={pageStack}>
      {isPreview && (
        <p role="note" className={panel}>
          Vorschau: Diese Seite ist nicht veröffentlicht.
        </p>
      )}
      <header className={guide.head}>
        <div className={guide.words}>
          <h1 className={pageTitle}>{title}</h1>
          {lead && <p>{lead}</p>}
          {kind === 'article' && (
            <p className={styles.facts}>
              {publishedFrom && <>{formatIsoDate(publishedFrom)} · </>}
              {readingTime} Min. Lesezeit
            </p>
          )}
        </div>
        {drawing && <Spot name={drawing} width={330} />}
      </header>
      {intro && (
        <section className={panel}>
          <Html html={intro} />
        </section>
      )}
      <Body page={page} pages={pages} />
    </div>
  );
}
