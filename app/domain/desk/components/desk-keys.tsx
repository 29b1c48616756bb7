import { useHref } from 'react-router';
import { button } from '~/ui/components/button.css';
import { deskEventsPath, deskOrdersPath } from '~/values/desk-paths';
import { type KeysProps, keysIsland, newsIsland } from '../live/desk-island';
import * as styles from './desk.css';

/** `key` follows `g`. */
export type DeskPage = readonly [path: string, title: string, key?: string];

const listKeys = [
  ['/', 'Suche'],
  ['j', 'nächste Zeile'],
  ['k', 'vorige Zeile'],
  ['Eingabe', 'Zeile öffnen'],
  ['?', 'diese Übersicht'],
] as const;

/** A page of the desk loads no script: the island's text stands behind what it looks for, and the policy allows it by its hash. */
export function DeskKeys({ pages }: { pages: readonly DeskPage[] }) {
  const base = useHref('/').replace(/\/$/, '');
  const keys: KeysProps = {
    pages: Object.fromEntries(pages.flatMap(([path, , key]) => (key ? [[key, base + path]] : []))),
    search: base + deskOrdersPath,
  };
  const islands = [
    `(${keysIsland.toString()})(${JSON.stringify(keys)})`,
    `(${newsIsland.toString()})(${JSON.stringify({ events: base + deskEventsPath })})`,
  ];
  return (
    <>
      <dialog id="tasten" aria-labelledby="tasten-titel" className={styles.keys}>
        <div className={styles.more}>
          <h2 id="tasten-titel">Tasten</h2>
          <dl className={styles.facts}>
            {listKeys.map(([key, name]) => (
              <div key={key} className={styles.factRow}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
            {pages.map(
              ([path, title, key]) =>
                key && (
                  <div key={path} className={styles.factRow}>
                    <dt>
                      <kbd>g</kbd> <kbd>{key}</kbd>
                    </dt>
                    <dd>{title}</dd>
                  </div>
                ),
            )}
          </dl>
          <form method="dialog" className={styles.tags}>
            <button className={button.plain}>Schließen</button>
            <button type="button" className={button.plain} data-key-switch>
              Tasten ausschalten
            </button>
          </form>
        </div>
      </dialog>
      <script>{islands.join(';')}</script>
    </>
  );
}
