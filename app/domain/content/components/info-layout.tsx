import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { type InfoPage, infoPages } from '../info-pages';
import type { LocationSummary } from '../location-summary';
import { ContactCard } from './contact-card';
import { card } from './contact-card.css';
import * as styles from './info-layout.css';

export interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

export interface InfoLayoutProps {
  page: InfoPage;
  place: LocationSummary;
  lead: ReactNode;
  sections: Section[];
  /** Legal texts number their sections, for citation. */
  isNumbered?: boolean;
  /** 'November 2026' */
  asOf?: string;
  opening?: ReactNode;
  hidesContactCard?: boolean;
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <ol className={styles.contentsList}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} className={styles.contentsLink}>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function OtherPages({ current }: { current: InfoPage }) {
  return (
    <nav className={card} aria-label="Weitere Informationen">
      <ul>
        {Object.values(infoPages).map((page) => (
          <li key={page.path}>
            <Link
              to={page.path}
              className={styles.otherPage}
              aria-current={page.path === current.path ? 'page' : undefined}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function InfoLayout(props: InfoLayoutProps) {
  const { page, place, lead, sections, isNumbered, asOf, opening, hidesContactCard } = props;
  const titled = sections.map((section, index) => ({
    ...section,
    title: isNumbered ? `${index + 1}. ${section.title}` : section.title,
  }));
  const hasContents = sections.length > 3;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {opening}
      <div className={hasContents ? styles.columns.withContents : styles.columns.plain}>
        {hasContents && (
          <>
            <details className={styles.foldedContents}>
              <summary className={styles.summary}>Inhalt dieser Seite</summary>
              <Contents sections={titled} />
            </details>
            <nav className={styles.contents} aria-label="Inhalt dieser Seite">
              <Contents sections={titled} />
            </nav>
          </>
        )}
        <div className={styles.text}>
          {titled.map((section) => (
            <section key={section.id} id={section.id} className={styles.section}>
              <h2>{section.title}</h2>
              {section.body}
            </section>
          ))}
          {asOf && <p className={styles.asOf}>Stand: {asOf}</p>}
        </div>
        <aside className={styles.aside} aria-label="Kontakt und weitere Seiten">
          {!hidesContactCard && <ContactCard place={place} />}
          <OtherPages current={page} />
        </aside>
      </div>
    </div>
  );
}
