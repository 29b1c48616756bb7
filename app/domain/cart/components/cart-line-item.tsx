import { Form, Link, useHref, useSubmit } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { QUANTITY_LIMIT } from '~/domain/catalog/articles/article';
import { articlePath, cartPath, picturePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { control, error as errorText, label } from '~/ui/components/field.css';
import { Price } from '~/ui/components/price';
import { TrashIcon } from '~/ui/icons/icons';
import type { CartLineView } from '../cart-view';
import { noticeText } from '../messages';
import * as styles from './cart-page.css';

/** One line of the cart: with JavaScript a new quantity counts at once, without it there is a button. */
export function CartLineItem({ line, isAdded }: { line: CartLineView; isAdded: boolean }) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const picture = useHref(picturePath(line.kind, line.pictureKey));
  const id = `menge-${line.id}`;
  return (
    <li className={`${styles.line} ${isAdded ? styles.fresh : ''}`}>
      <img src={picture} alt="" width={96} height={96} className={styles.picture} />
      <div>
        <h2 className={styles.title}>
          <Link to={articlePath(line)}>{line.title}</Link>
        </h2>
        <p>{line.subtitle}</p>
        <p className={styles.small}>
          <Price cents={line.priceCents} /> je Stück inkl. MwSt.
        </p>
        {line.notices.map((notice) => (
          <p key={notice.kind} className={errorText}>
            {noticeText(notice)}
          </p>
        ))}
      </div>
      <div className={styles.controls}>
        <Form
          method="post"
          action={cartPath}
          className={styles.quantity}
          onChange={(event) => {
            const form = event.currentTarget;
            if (form.checkValidity()) submit(form, { preventScrollReset: true });
          }}
        >
          <input type="hidden" name="aktion" value="menge" />
          <input type="hidden" name="zeile" value={line.id} />
          <label htmlFor={id} className={label}>
            Menge
          </label>
          <input
            id={id}
            name="menge"
            type="number"
            inputMode="numeric"
            min={1}
            max={QUANTITY_LIMIT}
            required
            defaultValue={line.quantity}
            className={control}
          />
          <button className={button.plain} hidden={isHydrated}>
            Ändern
          </button>
        </Form>
        <p className={styles.lineTotal}>
          <Price cents={line.totalCents} size="strong" />
        </p>
        <Form method="post" action={cartPath} preventScrollReset>
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
    </li>
  );
}
