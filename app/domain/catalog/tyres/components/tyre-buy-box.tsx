import { Form, Link } from 'react-router';
import { cartPath, deliveryPath } from '~/paths';
import { button, wide } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Price } from '~/ui/components/price';
import { StoreIcon, TruckIcon } from '~/ui/icons/icons';
import { QUANTITY_LIMIT } from '../../articles/article';
import { ArticleActions } from '../../components/article-actions';
import type { TyreDetail } from '../tyre-detail.server';
import * as styles from './tyre-buy-box.css';

const SET = 4;

function When({ tyre }: { tyre: TyreDetail }) {
  return (
    <ul className={styles.when}>
      <li className={tyre.stockHere > 0 ? styles.here : styles.later}>
        <StoreIcon size={20} />
        {tyre.stockHere > 0
          ? `${tyre.stockHere} Stück in ${tyre.city}, sofort abholbereit`
          : `In ${tyre.city} gerade nicht vorrätig`}
      </li>
      {tyre.stockCentral > 0 && (
        <li className={styles.later}>
          <TruckIcon size={20} />
          {tyre.stockHere > 0 ? 'Weitere' : 'Ab Zentrallager'} {tyre.stockCentral} Stück bis{' '}
          {tyre.arrivalText} bei uns
        </li>
      )}
    </ul>
  );
}

/** Price, stock, quantity and the button. */
export function TyreBuyBox({ tyre }: { tyre: TyreDetail }) {
  const available = tyre.stockHere + tyre.stockCentral;
  return (
    <div className={styles.box}>
      <p>
        <Price cents={tyre.priceCents} size="huge" />
        <span className={styles.note}>
          je Reifen inkl. MwSt., zzgl. <Link to={deliveryPath}>Versandkosten</Link> · {SET} Stück{' '}
          <Price cents={tyre.priceCents * SET} />
        </span>
      </p>
      <When tyre={tyre} />
      {available > 0 ? (
        <Form method="post" action={cartPath} className={styles.form}>
          <input type="hidden" name="artikel" value={`tyre:${tyre.card.id}`} />
          <TextField
            id="menge"
            label="Menge"
            name="menge"
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.min(available, QUANTITY_LIMIT)}
            defaultValue={Math.min(SET, available)}
            required
          />
          <button name="aktion" value="hinzufuegen" className={`${button.action} ${wide}`}>
            In den Warenkorb
          </button>
        </Form>
      ) : (
        <p>
          Zurzeit nicht lieferbar. <Link to={tyre.sizeList}>Andere Reifen in {tyre.dimension}</Link>
        </p>
      )}
      <ArticleActions articleKey={`tyre:${tyre.card.id}`} />
    </div>
  );
}
