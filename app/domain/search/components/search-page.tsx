import type { ReactNode } from 'react';
import { CategoryLinks } from '~/domain/catalog/categories/components/category-links';
import { BelowFold } from '~/domain/catalog/components/article-card';
import { KindCards } from '~/domain/catalog/kinds/components/kind-cards';
import { chip } from '~/domain/catalog/listing/components/list-frame.css';
import { Pagination } from '~/domain/catalog/listing/components/pagination';
import { vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { CloseIcon } from '~/ui/icons/icons';
import { formatNumber } from '~/values/german-number';
import type { NamedPage } from '../named-pages';
import type { SearchHits } from '../search-shop.server';
import { NamedVehicle } from './named-vehicle';
import { PageCards } from './page-cards';
import * as styles from './search-page.css';
import { UnknownCar, unknownCarText } from './unknown-car';

function hitsText({ typed, hits, groups, unknownCar, notFor }: SearchHits): string {
  if (typed === '') return 'Reifengröße, Hersteller, Modell, EAN oder ein Thema.';
  if (hits === 0 && notFor) return `Reifen für ${notFor} führen wir nicht.`;
  if (hits === 0 && unknownCar) return unknownCarText(unknownCar);
  if (hits === 0) return 'Dazu haben wir nichts gefunden.';
  return `${formatNumber(hits)} Treffer${groups.length > 0 ? ', sortiert nach Relevanz' : ''}`;
}

function NamedPages({ title: heading, pages }: { title: string; pages: readonly NamedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.named}>
      <h2 className={styles.kind}>{heading}</h2>
      <ul className={styles.pages}>
        {pages.map(({ to, title, text, price }) => (
          <li key={to}>
            <Link to={to} className={styles.page}>
              {title}
            </Link>
            <p>{text}</p>
            {price && <span className={styles.pagePrice}>{price}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections({ found: { sections, section, allTo } }: { found: SearchHits }) {
  return (
    <nav aria-label="Treffer nach Art">
      <h2 className={styles.kind}>Art</h2>
      <ul className={styles.kinds}>
        {section && (
          <li>
            <Link to={allTo} className={styles.facet}>
              Alle Treffer
            </Link>
          </li>
        )}
        {sections.map(({ name, label, hits, to }) => (
          <li key={name}>
            <Link to={to} className={styles.facet} aria-current={name === section ? 'true' : undefined}>
              {label} <span>{formatNumber(hits)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherWords({ title, offered }: { title: string; offered: SearchHits['fewerWords'] }) {
  if (offered.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {offered.map(({ words, to, hits }) => (
          <li key={words}>
            <Link to={to} className={styles.link}>
              {words} ({formatNumber(hits)})
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WaysOn({ found, contact }: { found: SearchHits; contact: ReactNode }) {
  return (
    <div className={styles.suggestions}>
      <OtherWords title="Meinten Sie:" offered={found.spellings} />
      <OtherWords title="Mit einem Wort weniger finden wir:" offered={found.fewerWords} />
      {found.categories.length > 0 && (
        <Section title="Unser Sortiment">
          <CategoryLinks links={found.categories} />
        </Section>
      )}
      <Section title="Fragen Sie uns">{contact}</Section>
    </div>
  );
}

/** What became of words that name nothing, or a vehicle. */
function Remarks({ found }: { found: SearchHits }) {
  const { typed, meant, hits, groups } = found;
  return (
    <>
      {meant && (
        <p>
          Zu „{typed}“ haben wir nichts gefunden. Wir zeigen Treffer für <strong>{meant}</strong>.
        </p>
      )}
      {found.without && (
        <p>
          Zu „{found.without}“ haben wir nichts gefunden.{' '}
          {found.without.includes(' ') ? 'Ohne diese Wörter' : 'Ohne dieses Wort'} finden wir das Folgende.
        </p>
      )}
      {found.nearest && (
        <p>
          {found.nearest.asked} haben wir nicht. Am nächsten:{' '}
          <strong>{found.nearest.offered.join(' und ')}</strong>.
        </p>
      )}
      {found.unknownKey && (
        <p>
          Zu HSN {found.unknownKey.hsn} und TSN {found.unknownKey.tsn} kennen wir kein Fahrzeug.{' '}
          <Link to={vehicleChoicePath(found.allTo)} className={styles.link}>
            Fahrzeug manuell auswählen
          </Link>
        </p>
      )}
      {found.unknownCar && <UnknownCar car={found.unknownCar} hits={hits} backTo={found.allTo} />}
      {found.vehicle && (
        <NamedVehicle vehicle={found.vehicle} hasHits={groups.length > 0} backTo={found.allTo} />
      )}
    </>
  );
}

function Understood({ understood }: { understood: NonNullable<SearchHits['understood']> }) {
  return (
    <div className={styles.understood}>
      {understood.chips.length > 0 && (
        <ul className={styles.chips} aria-label="Als Filter verstanden">
          {understood.chips.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className={chip} aria-label={`${label} entfernen`}>
                {label} <CloseIcon size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        Mit allen Filtern:{' '}
        <Link to={understood.to} className={styles.link}>
          {understood.heading}
        </Link>
      </p>
    </div>
  );
}

export function SearchPage({
  found,
  field,
  contact,
}: {
  found: SearchHits;
  field: ReactNode;
  contact: ReactNode;
}) {
  const { typed, hits, page, pages, makes, namedPages, sections, pageBase, groups, understood } = found;
  const hasArticles = groups.length > 0;
  const hasRail = sections.length + (hasArticles ? makes.length + namedPages.length : 0) > 0;
  return (
    <div className={hasArticles ? styles.close : pageStack}>
      <div>
        <h1 className={pageTitle}>{typed ? `Suche nach „${typed}“` : 'Suche'}</h1>
        <p className={lead} data-hits={hits}>
          {hitsText(found)}
        </p>
      </div>
      {hits === 0 && <div className={styles.again}>{field}</div>}
      <Remarks found={found} />
      {page > pages && (
        <Notice tone="warn">
          Seite {page} gibt es nicht, die Suche endet mit Seite {pages}.
        </Notice>
      )}
      {understood && <Understood understood={understood} />}
      <div className={hasArticles && hasRail ? styles.columns : pageStack}>
        {hasRail && (
          <div className={styles.rail}>
            {sections.length > 0 && <Sections found={found} />}
            {hasArticles && <NamedPages title="Marken und Hersteller" pages={makes} />}
            {hasArticles && <NamedPages title="Warengruppen und Seiten" pages={namedPages} />}
          </div>
        )}
        <div className={pageStack}>
          {!hasArticles && <PageCards title="Marken und Hersteller" pages={makes} />}
          {!hasArticles && <PageCards title="Warengruppen und Seiten" pages={namedPages} />}
          {groups.map((group, index) => (
            <BelowFold key={group.kind} value={index > 0}>
              <KindCards group={group} />
            </BelowFold>
          ))}
        </div>
      </div>
      {hits === 0 && <WaysOn found={found} contact={contact} />}
      <Pagination page={page} pages={pages} base={pageBase} />
    </div>
  );
}
