import { Link } from 'react-router';
import { tyresPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Notice } from '~/ui/components/notice';
import { lead, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { CloseIcon, EditIcon, FilterIcon } from '~/ui/icons/icons';
import { NothingFound } from '~/ui/illustrations/empty-states';
import { formatCents } from '~/values/money';
import type { TyreList } from '../tyre-list.server';
import { Pagination } from './pagination';
import { SidewallHelp } from './sidewall-help';
import { SortForm } from './sort-form';
import { TyreCards } from './tyre-cards';
import { TyreFilters } from './tyre-filters';
import { TyreFinder } from './tyre-finder';
import * as styles from './tyre-list-page.css';

const count = new Intl.NumberFormat('de-DE');

function EmptyList({ list }: { list: TyreList }) {
  return (
    <section className={`${panel} ${styles.empty}`}>
      <NothingFound />
      <div>
        <h2 className={sectionTitle}>Dazu haben wir keinen Reifen.</h2>
        {list.loosen.length > 0 && (
          <>
            <p>Eine Auswahl weniger, und es gibt etwas:</p>
            <ul className={styles.ways}>
              {list.loosen.map((way) => (
                <li key={way.to}>
                  <Link to={way.to}>ohne „{way.label}“</Link> ({count.format(way.count)})
                </li>
              ))}
            </ul>
          </>
        )}
        {list.otherSizes.length > 0 && (
          <>
            <p>Diese Größen führen wir, die nächsten zuerst:</p>
            <ul className={styles.ways}>
              {list.otherSizes.map((size) => (
                <li key={size.to}>
                  <Link to={size.to}>{size.label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link to={list.resetTo} className={button.plain}>
          Alle zurücksetzen
        </Link>
      </div>
    </section>
  );
}

/** The finder: simply there; on a phone, once there is a size, behind a button, so that tyres have the screen. */
function ListFinder({
  list,
  folds,
  unreadableSize,
}: {
  list: TyreList;
  folds: boolean;
  unreadableSize?: string;
}) {
  return (
    <section
      id="groesse"
      popover={folds ? 'auto' : undefined}
      className={`${panel} ${folds ? styles.foldedFinder : styles.finder}`}
      aria-label="Größe wählen"
      onSubmit={({ currentTarget }) => folds && currentTarget.hidePopover?.()}
    >
      {folds && (
        <div className={styles.finderHead}>
          <strong>Größe ändern</strong>
          <button
            type="button"
            popoverTarget="groesse"
            popoverTargetAction="hide"
            className={button.quiet}
            aria-label="Schließen"
          >
            <CloseIcon size={20} />
          </button>
        </div>
      )}
      <TyreFinder
        key={list.carried.join()}
        action={list.path}
        {...list.finder}
        hidesSeason={list.path !== tyresPath}
        showsIndices
        unreadableSize={unreadableSize}
      />
      <SidewallHelp />
    </section>
  );
}

/** The tyre list: finder, filters, chips, cards, pages. */
export function TyreListPage({
  list,
  unreadableSize,
  notice,
}: {
  list: TyreList;
  unreadableSize?: string;
  notice?: string;
}) {
  const { breite, hoehe, durchmesser } = list.finder.values;
  const folds = Boolean(breite && hoehe && durchmesser) && unreadableSize === undefined;
  return (
    <>
      <div className={styles.top}>
        <div>
          <h1 className={pageTitle}>{list.heading}</h1>
          <p className={lead} aria-live="polite">
            {count.format(list.total)} Reifen
            {list.cheapestCents !== undefined && ` ab ${formatCents(list.cheapestCents)}`}
          </p>
        </div>
        <SortForm list={list} />
      </div>
      {notice && <Notice tone="warn">{notice}</Notice>}
      <ListFinder list={list} folds={folds} unreadableSize={unreadableSize} />
      <div className={styles.narrowBar}>
        {folds && (
          <button type="button" popoverTarget="groesse" className={`${button.plain} ${styles.unfold}`}>
            <EditIcon size={20} /> Größe ändern
          </button>
        )}
        <button type="button" popoverTarget="filter" className={button.plain}>
          <FilterIcon size={20} /> Filter ({list.chips.length})
        </button>
      </div>
      <div className={styles.columns}>
        <aside id="filter" popover="auto" className={styles.filters} aria-label="Filter">
          <div className={styles.filterHead}>
            <strong>Filter</strong>
            <button type="button" popoverTarget="filter" popoverTargetAction="hide" className={button.accent}>
              {count.format(list.total)} Reifen zeigen
            </button>
          </div>
          <TyreFilters list={list} />
        </aside>
        <div className={styles.results}>
          {list.chips.length > 0 && (
            <ul className={styles.chips} aria-label="Gewählte Filter">
              {list.chips.map((chip) => (
                <li key={chip.to}>
                  <Link
                    to={chip.to}
                    className={styles.chip}
                    preventScrollReset
                    aria-label={`${chip.label} entfernen`}
                  >
                    {chip.label} <CloseIcon size={16} />
                  </Link>
                </li>
              ))}
              <li>
                <Link to={list.resetTo} className={styles.reset} preventScrollReset>
                  Alle zurücksetzen
                </Link>
              </li>
            </ul>
          )}
          {list.total === 0 ? <EmptyList list={list} /> : <TyreCards tyres={list.cards} />}
          <Pagination page={list.page} pages={list.pages} base={list.pageBase} />
        </div>
      </div>
    </>
  );
}
