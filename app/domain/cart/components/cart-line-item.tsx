import { AvailabilityText } from '~/domain/catalog/components/availability';
import { Picture } from '~/domain/catalog/components/picture';
import { supplyLines } from '~/domain/catalog/selling';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { articlePath, cartPath, picturePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { error as errorText } from '~/ui/components/field.css';
import { Form, Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { TrashIcon } from '~/ui/icons/icons';
import type { CartLineView } from '../cart-view';
import type { FittingView } from '../fitting-view';
import { noticeText } from '../messages';
import * as styles from './cart-page.css';
import { FittingBox } from './fitting-box';
import { QuantityForm } from './quantity-form';

interface CartLineItemProps {
  line: CartLineView;
  isAdded: boolean;
  fitting: FittingView | undefined;
}

export function CartLineItem({ line, isAdded, fitting }: CartLineItemProps) {
  return (
    <li className={`${styles.line} ${isAdded ? styles.fresh : ''}`}>
      <Picture
        src={picturePath(line.kind, line.pictureKey)}
        photo={line.photo}
        size={96}
        className={styles.picture}
      />
      <div>
        <h2 className={styles.title}>
          <Link to={articlePath(line)}>{line.title}</Link>
        </h2>
        <p>{line.subtitle}</p>
        {line.verdict && <FitmentNote verdict={line.verdict} />}
        <p className={styles.small}>
          Einzelpreis <Price cents={line.priceCents} /> inkl. MwSt.
          {line.depositCents !== null && (
            <>
              , zzgl. <Price cents={line.depositCents} /> Pfand
            </>
          )}
        </p>
        {line.supply &&
          supplyLines(line.supply).map((supply) => (
            <AvailabilityText key={supply.kind} availability={supply} />
          ))}
        {line.notices.map((notice) => (
          <p key={notice.kind} className={errorText}>
            {noticeText(notice)}
          </p>
        ))}
      </div>
      <div className={styles.controls}>
        <QuantityForm line={line} />
        <p className={styles.lineTotal}>
          <Price cents={line.totalCents} size="strong" />
        </p>
        <Form method="post" action={cartPath} preventScrollReset replace>
          <input type="hidden" name="zeile" value={line.id} />
          <button
            name="aktion"
            value="entfernen"
            className={button.quiet}
            aria-label={`Entfernen: ${line.title} ${line.subtitle}`}
          >
            <TrashIcon size={18} /> Entfernen
          </button>
        </Form>
      </div>
      {fitting && <FittingBox fitting={fitting} of={`${line.title} ${line.subtitle}`} />}
    </li>
  );
}
