import { tyresPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { panel } from '~/ui/components/panel.css';
import { CloseIcon, EditIcon } from '~/ui/icons/icons';
import { FittingPart } from '../../listing/components/fitting-sizes';
import { ListFrame, Suggestions } from '../../listing/components/list-frame';
import type { TyreList } from '../tyre-list.server';
import { TyreCards } from './tyre-cards';
import { TyreFinder } from './tyre-finder';
import * as styles from './tyre-list-page.css';

/** With a size selected, a button opens the finder; on wide screens only if somebody chose the size. */
function ListFinder({
  list,
  folds,
  unreadableSize,
}: {
  list: TyreList;
  folds: boolean;
  unreadableSize: string | undefined;
}) {
  return (
    <section
      id="groesse"
      popover={folds ? 'auto' : undefined}
      className={`${panel} ${folds ? (list.hint ? styles.openFinder : styles.foldedFinder) : styles.finder}`}
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
        key={list.form.hidden.join()}
        action={list.path}
        {...list.finder}
        hidesSeason={list.path !== tyresPath}
        unreadableSize={unreadableSize}
      />
    </section>
  );
}

export function TyreListPage({
  list,
  unreadableSize,
  notice,
}: {
  list: TyreList;
  unreadableSize?: string;
  notice?: string;
}) {
  const folds = list.dimension !== undefined && unreadableSize === undefined;
  const isChosen = folds && !list.hint;
  const fitting = list.onVehicle?.all ? <FittingPart list={list} fitting={list.fitting} /> : undefined;
  const isByVehicle = fitting && !folds && list.total > 0 && list.total < (list.onVehicle?.all ?? 0);
  const finder = <ListFinder list={list} folds={folds} unreadableSize={unreadableSize} />;
  return (
    <ListFrame
      list={list}
      notice={notice}
      above={isByVehicle ? <div className={styles.sizes}>{fitting}</div> : !isChosen && finder}
      bar={
        folds && (
          <>
            {isChosen && finder}
            <button
              type="button"
              popoverTarget="groesse"
              className={`${button.plain} ${isChosen ? styles.unfold : ''}`}
              aria-label={`${list.dimension}, Größe ändern`}
            >
              <EditIcon size={16} /> {list.dimension}
            </button>
          </>
        )
      }
      whenEmpty={
        list.otherSizes.length > 0 && (
          <Suggestions words="Diese Größen führen wir, die nächsten zuerst:" suggestions={list.otherSizes} />
        )
      }
      fitting={!isByVehicle && fitting}
    >
      <TyreCards cards={list.cards} />
    </ListFrame>
  );
}
