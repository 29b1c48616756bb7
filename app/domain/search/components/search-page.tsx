import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GoodsLinks } from '~/domain/catalog/categories/components/goods-links';
import { KindCards } from '~/domain/catalog/kinds/components/kind-pages';
import { Pagination } from '~/domain/catalog/listing/components/pagination';
import { searchAddress } from '~/paths';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Notice } from '~/ui/components/notice';
import { lead, pageTitle, panel, sectionTitle, stack } from '~/ui/components/panel.css';
import type { NamedPlace } from '../named-places';
import type { SearchHits } from '../search-shop.server';
import * as styles from './search-page.css';

const count = new Intl.NumberFormat('de-DE');

function hitsText({ typed, hits, groups }: SearchHits): string {
  if (typed === '') return 'Reifengröße, Hersteller, Modell, EAN oder ein Thema.';
  if (hits === 0) return 'Dazu haben wir nichts gefunden.';
  return `${count.format(hits)} Treffer${groups.length > 0 ? ', Vorrätiges zuerst' : ''}`;
}

function Places({ places }: { places: readonly NamedPlace[] }) {
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Warengruppen und Seiten</h2>
      <ul className={styles.places}>
        {places.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.place}>
              {title}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where nothing is found: another try, fewer words, what there is, whom to ask. */
function WaysOn({ found, contact }: { found: SearchHits; contact: ReactNode }) {
  return (
    <>
      <form method="get" className={`${panel} ${stack}`}>
        <TextField
          id="suchwort"
          label="Suchwort"
          name="q"
          defaultValue={found.typed}
          maxLength={100}
          hint="Eine Reifengröße wie 205/55 R16 91V, ein Hersteller, ein Modell oder eine EAN."
        />
        <button className={button.accent}>Suchen</button>
      </form>
      {found.fewerWords.length > 0 && (
        <section className={panel}>
          <h2 className={sectionTitle}>Ein Wort weniger, und es gibt etwas</h2>
          <ul className={styles.ways}>
            {found.fewerWords.map(({ words, hits }) => (
              <li key={words}>
                <Link to={searchAddress(words)} className={styles.way}>
                  {words} ({count.format(hits)})
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.goods.length > 0 && (
        <section className={panel}>
          <h2 className={sectionTitle}>Das haben wir im Onlineshop</h2>
          <GoodsLinks links={found.goods} />
        </section>
      )}
      <section className={panel}>
        <h2 className={sectionTitle}>Fragen Sie uns</h2>
        {contact}
      </section>
    </>
  );
}

/** What a search finds; `contact` are the ways to ask for what it does not. */
export function SearchPage({ found, contact }: { found: SearchHits; contact: ReactNode }) {
  const { typed, hits, page, pages, places, groups, understood } = found;
  return (
    <div className={stack}>
      <div>
        <h1 className={pageTitle}>{typed ? `Suche nach „${typed}“` : 'Suche'}</h1>
        <p className={lead} data-hits={hits}>
          {hitsText(found)}
        </p>
      </div>
      {page > pages && (
        <Notice tone="warn">
          Seite {page} gibt es nicht, die Suche endet mit Seite {pages}.
        </Notice>
      )}
      {understood && (
        <p>
          Mit allen Filtern:{' '}
          <Link to={understood.to} className={styles.way}>
            {understood.heading}
          </Link>
        </p>
      )}
      {places.length > 0 && <Places places={places} />}
      {groups.map((group) => (
        <KindCards key={group.kind} group={group} />
      ))}
      {hits === 0 && <WaysOn found={found} contact={contact} />}
      <Pagination page={page} pages={pages} base={`${searchAddress(typed)}&seite=`} />
    </div>
  );
}
