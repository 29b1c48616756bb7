import { type ReactNode, useState } from 'react';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { FootBar } from '~/ui/components/foot-bar';
import { Price } from '~/ui/components/price';
import { WheelCar } from '~/ui/components/wheel-car';
import { StoreIcon, TruckIcon } from '~/ui/icons/icons';
import { formatCents } from '~/values/money';
import { type ArticleKey, kindOf, QUANTITY_LIMIT } from '../articles/article';
import { isGoods } from '../articles/offered-kinds';
import { availableOf } from '../inventory/inventory';
import {
  type BuyBoxView,
  type FittedSetView,
  fewLeft,
  type SaleUnit,
  supplyLines,
  unitOnVehicle,
} from '../selling';
import { AddToCartForm } from './add-to-cart-form';
import { ArticleActions } from './article-actions';
import * as styles from './buy-box.css';
import { BuyButton } from './buy-button';
import { OfferNote } from './offer-note';
import { ShippingNote } from './shipping-note';

function When({ article }: { article: BuyBoxView }) {
  const lines = supplyLines({ stock: article.availability, ...article });
  return (
    <ul className={styles.when}>
      {lines[0]?.kind !== 'here' && (
        <li className={styles.later}>
          <StoreIcon size={20} />
          In {article.city} gerade nicht vorrätig
        </li>
      )}
      {lines.map(({ kind, text }) => (
        <li key={kind} className={kind === 'here' ? styles.here : styles.later}>
          {kind === 'here' ? <StoreIcon size={20} /> : <TruckIcon size={20} />}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** With a quantity of its own, whatever the field above says. */
function WithFitting({ articleKey, fitted }: { articleKey: ArticleKey; fitted: FittedSetView }) {
  const { pieces, cents, workCents } = fitted;
  const goods = kindOf(articleKey) === 'tyre' ? 'Reifen' : 'Räder';
  return (
    <div>
      <AddToCartForm className={styles.fitted}>
        <input type="hidden" name="artikel" value={articleKey} />
        <input type="hidden" name="menge" value={pieces} />
        <button name="aktion" value="mitMontage" className={button.plain}>
          {pieces} {goods} + Montage: {formatCents(cents)}
        </button>
        <span className={styles.within}>darin Montage {formatCents(workCents)}</span>
      </AddToCartForm>
    </div>
  );
}

/** On a phone's first screen, where the choice of a size or a long name pushes the box below it. */
export function PriceLine({
  article,
  unit,
  verdict,
}: {
  article: BuyBoxView;
  unit: SaleUnit;
  verdict?: VerdictView | undefined;
}) {
  const [first] =
    availableOf(article.availability) > 0 ? supplyLines({ stock: article.availability, ...article }) : [];
  return (
    <p className={styles.priceLine} data-price-line>
      <span>
        <Price cents={article.price.cents} size="strong" /> {unitOnVehicle(unit, verdict).each}
      </span>
      {first && <span className={first.kind === 'here' ? styles.here : styles.later}>{first.text}</span>}
    </p>
  );
}

interface BuyBoxProps {
  article: BuyBoxView;
  unit: SaleUnit;
  verdict?: VerdictView | undefined;
  fitted?: FittedSetView | undefined;
  others: ReactNode;
  notes?: ReactNode;
}

/** The quantity of one article does not hold for the next. */
export function BuyBox(props: BuyBoxProps) {
  return <Box key={props.article.key} {...props} />;
}

function Box({ article, unit: anywhere, verdict, fitted, others, notes }: BuyBoxProps) {
  const { price } = article;
  const unit = unitOnVehicle(anywhere, verdict);
  const kind = kindOf(article.key);
  const available = availableOf(article.availability);
  const pieces = Math.min(unit.set, available);
  const [tyres, setTyres] = useState(pieces);
  return (
    <div className={styles.box}>
      {available > 0 && unit.set > 1 && <WheelCar tyres={tyres} />}
      <p>
        <Price cents={price.cents} size="huge" />
        {price.offer && <OfferNote offer={price.offer} />}
        {notes}
        <span className={styles.note}>
          {unit.each} {isGoods(kind) ? <ShippingNote /> : 'inkl. MwSt.'}
        </span>
      </p>
      {available > 0 && <When article={article} />}
      {available > 0 && available < unit.set && <p>{fewLeft(available)}</p>}
      {available > 0 ? (
        <AddToCartForm className={styles.form}>
          <input type="hidden" name="artikel" value={article.key} />
          <TextField
            id="menge"
            label="Menge"
            name="menge"
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.min(available, QUANTITY_LIMIT)}
            defaultValue={pieces}
            onChange={({ target }) => setTyres(Math.max(0, Math.floor(target.valueAsNumber)))}
            required
          />
          <FootBar words={`${tyres || pieces} Stück`} cents={price.cents * (tyres || pieces)}>
            <BuyButton id="kauf" name="aktion" value="hinzufuegen" verdict={verdict} />
          </FootBar>
        </AddToCartForm>
      ) : (
        <p>Zurzeit nicht lieferbar. {others}</p>
      )}
      {fitted && verdict?.result !== 'fits-not' && <WithFitting articleKey={article.key} fitted={fitted} />}
      <ArticleActions articleKey={article.key} />
    </div>
  );
}
