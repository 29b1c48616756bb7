import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { deskOrdersPath } from '~/values/desk-paths';
import type { SavedView } from '../saved-views.server';
import * as styles from './desk.css';

interface SavedViewsProps {
  views: SavedView[];
  /** Of what is shown; '' shows all. */
  query: string;
}

export function SavedViews({ views, query }: SavedViewsProps) {
  if (views.length === 0 && query === '') return null;
  const isKnown = views.some((view) => view.query === query);
  return (
    <nav aria-label="Gespeicherte Ansichten">
      <ul className={`${styles.list} ${styles.tags}`}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={`${deskOrdersPath}?${view.query}`}
              className={styles.navLink}
              aria-current={view.query === query ? 'page' : undefined}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
      <details>
        <summary className={styles.navLink}>Ansichten verwalten</summary>
        {query !== '' && !isKnown && (
          <Form method="post" action={deskOrdersPath} className={styles.commandForm}>
            <input type="hidden" name="ansicht" value={query} />
            <TextField id="ansicht-name" name="name" label="Name der gezeigten Ansicht" maxLength={60} />
            <p>
              <button name="befehl" value="save-view" className={button.plain}>
                Ansicht speichern
              </button>
            </p>
          </Form>
        )}
        {views.map(({ id, name }) => (
          <Form key={id} method="post" action={deskOrdersPath} className={styles.entry}>
            <input type="hidden" name="nummer" value={id} />
            <span>{name}</span>
            <button
              name="befehl"
              value="delete-view"
              className={button.quiet}
              aria-label={`Ansicht ${name} löschen`}
            >
              Löschen
            </button>
          </Form>
        ))}
      </details>
    </nav>
  );
}
