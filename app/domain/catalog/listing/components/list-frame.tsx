import type { ReactNode } from 'react';
import { createPath, useHref, useNavigation } from 'react-router';
import { vehicleChoicePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Spot } from '~/ui/components/spot';
import { CloseIcon, FilterIcon } from '~/ui/icons/icons';
import { countLabel, filterLabel, foundLabel } from '../list-label';
import type { ListLink, ListPage } from '../load-list.server';
import { FilterFields } from './filter-form';
import * as styles from './list-frame.css';
import { Pagination } from './pagination';
import { SortForm } from './sort-form';

export type HeadedList = ListPage & { heading: string; hint?: string | undefined };

/** @param isMain the first one is a button */
export function Suggestions({
  words,
  suggestions,
  isMain,
}: {
  words?: string;
  suggestions: readonly ListLink[];
  isMain?: boolean;
}) {
  return (
    <>
      {words && <p>{words}</p>}
      <ul className={styles.others}>
        {suggestions.map(({ to, label }, index) => (
          <li key={to}>
            <Link to={to} className={isMain && index === 0 ? button.accent : styles.chip}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function WithoutVehicle({ list, to, count }: { list: ListPage; to: string; count: number }) {
  return (
    <p>
      <Link to={to}>{countLabel({ total: count, words: list.words })} ohne Fahrzeug ansehen</Link> oder{' '}
      <Link to={vehicleChoicePath(list.path)}>ein anderes Fahrzeug wählen</Link>
    </p>
  );
}

function EmptyList({ list, children }: { list: ListPage; children: ReactNode }) {
  return (
    <section className={`${panel} ${styles.empty}`}>
      <div>
        <h2 className={sectionTitle}>
          {list.withoutVehicle ? 'Zu Ihrem Fahrzeug passt hier nichts.' : list.words.nothing}
        </h2>
        <Suggestions suggestions={list.relaxations} isMain />
        {children}
        {list.withoutVehicle && <WithoutVehicle list={list} {...list.withoutVehicle} />}
        {list.resetTo && (
          <Link to={list.resetTo} className={button.plain}>
            Alle zurücksetzen
          </Link>
        )}
      </div>
      <Spot name="nothing" />
    </section>
  );
}

const leaving = { opacity: 0, transition: 'opacity 120ms' };

/** It leaves while the list without it is loaded. */
function Chip({ chip: { label, to } }: { chip: ListLink }) {
  const { location } = useNavigation();
  const isLeaving = useHref(to) === (location && createPath(location));
  return (
    <li data-leaving={isLeaving || undefined} style={isLeaving ? leaving : undefined}>
      <Link to={to} className={styles.chip} preventScrollReset aria-label={`${label} entfernen`}>
        {label} <CloseIcon size={16} />
      </Link>
    </li>
  );
}

function Chips({ list }: { list: ListPage }) {
  return (
    <ul className={styles.chips} aria-label="Gewählte Filter">
      {list.chips.map((chip) => (
        <Chip key={chip.to} chip={chip} />
      ))}
      {list.resetTo && (
        <li>
          <Link to={list.resetTo} className={styles.reset} preventScrollReset>
            Alle zurücksetzen
          </Link>
        </li>
      )}
    </ul>
  );
}

export function ListFrame({
  list,
  notice,
  above,
  bar,
  fitting,
  whenEmpty,
  children,
}: {
  list: HeadedList;
  notice?: string | undefined;
  above?: ReactNode;
  bar?: ReactNode;
  fitting?: ReactNode;
  whenEmpty?: ReactNode;
  children: ReactNode;
}) {
  const isEmpty = list.total === 0;
  const chips = list.chips.length > 0 && <Chips list={list} />;
  return (
    <div className={styles.frame}>
      {notice && (
        <div className={styles.notice}>
          <Notice tone="warn">{notice}</Notice>
        </div>
      )}
      <div className={above ? styles.top : styles.wideTop}>
        <h1 className={pageTitle}>{list.heading}</h1>
        <p className={lead} aria-live="polite">
          {foundLabel(list)}
        </p>
      </div>
      {above}
      <aside id="filter" popover="auto" className={styles.filters} aria-label="Filter">
        <div className={styles.filterHead}>
          <strong>Filter</strong>
          {list.resetTo && (
            <Link to={list.resetTo} className={styles.reset} preventScrollReset>
              Zurücksetzen
            </Link>
          )}
          <button
            type="button"
            popoverTarget="filter"
            popoverTargetAction="hide"
            className={button.quiet}
            aria-label="Schließen"
          >
            <CloseIcon size={20} />
          </button>
        </div>
        <FilterFields list={list} />
      </aside>
      <div className={styles.results}>
        <div className={styles.bar}>
          {bar}
          <button type="button" popoverTarget="filter" className={button.plain}>
            <FilterIcon size={16} /> {filterLabel(list)}
          </button>
          <SortForm list={list} />
        </div>
        {!isEmpty && chips}
        {list.hint && <p>{list.hint}</p>}
        {fitting}
        {isEmpty ? <EmptyList list={list}>{whenEmpty}</EmptyList> : children}
        {isEmpty && chips}
        <Pagination page={list.page} pages={list.pages} base={list.pageBase} />
      </div>
    </div>
  );
}
