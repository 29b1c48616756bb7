import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskNewPagePath, deskPagePath, deskPagesPath } from '~/values/desk-paths';
import { ownerNames, type PageOwner } from '../../pages/page-owner';
import { ChangeEntry } from '../change-entry';
import * as styles from '../desk.css';
import { DeskPage } from '../desk-page';
import { NextPage } from '../next-page';

export interface PagesPageProps {
  pages: {
    path: string;
    label: string;
    ownerName: PageOwner;
    /** 'ab 1. Dezember 2026' */
    seenBy: string;
    isOver: boolean;
  }[];
  /** Query of the next page. */
  next: string | undefined;
  changes: { id: number; at: Date; staff: string; path: string; what: string }[];
  notice: string | undefined;
}

export function PagesPage({ pages, next, changes, notice }: PagesPageProps) {
  return (
    <DeskPage
      title="Seiten"
      intro={
        <p>
          <Link to={deskNewPagePath} className={button.accent}>
            Neue Seite
          </Link>
        </p>
      }
      notice={notice}
      forms={[]}
    >
      <div className={styles.columns}>
        <Section title="Seiten dieses Standorts">
          <p>Fragen, Tipps und eigene Seiten. Was nur hier gilt, geht dem vor, was alle Standorte zeigen.</p>
          {pages.length === 0 && <p>Noch gibt es keine Seite.</p>}
          <ul className={styles.list} data-rows>
            {pages.map(({ path, label, ownerName, seenBy, isOver }) => (
              <li key={`${ownerName}${path}`} className={styles.entry} data-page={`${ownerName}${path}`}>
                <div>
                  <Link to={deskPagePath(ownerName, path)} className={styles.entryLink}>
                    {label}
                  </Link>{' '}
                  {isOver && <span className={styles.tag}>nicht zu sehen</span>}
                  <p className={styles.small}>
                    {path} · {ownerNames[ownerName]} · {seenBy}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <NextPage path={deskPagesPath} query={next} label="Weitere" />
        </Section>
        <div className={pageStack}>
          {changes.length > 0 && (
            <Section title="Letzte Änderungen">
              <ul className={styles.list}>
                {changes.map(({ path, what, ...change }) => (
                  <ChangeEntry key={change.id} change={change} name={path} words={what} command="undo-page" />
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </DeskPage>
  );
}
