import { cartPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { control, error, label } from '~/ui/components/field.css';
import { Form } from '~/ui/components/link';
import { TicketIcon } from '~/ui/icons/icons';
import type { CouponRefusal } from '../coupon';
import { refusalText } from '../messages';
import { MAX_CODE_LENGTH } from '../schemas';
import * as styles from './coupon-box.css';

interface CouponBoxProps {
  coupon: { code: string; title: string } | { code: string; refusal: CouponRefusal } | undefined;
  hasField: boolean;
  refused: { code: string; message: string } | undefined;
}

export function CouponBox({ coupon, hasField, refused }: CouponBoxProps) {
  const isApplied = coupon && 'title' in coupon;
  return (
    <div className={styles.box}>
      <div role="status">
        {coupon && (
          <Form method="post" action={cartPath} preventScrollReset className={styles.applied}>
            <TicketIcon size={20} />
            <div className={styles.words}>
              <strong className={styles.code}>{coupon.code}</strong>
              {isApplied && <p className={styles.title}>{coupon.title}</p>}
            </div>
            <button
              name="aktion"
              value="ohneGutschein"
              className={button.quiet}
              aria-label={`Gutschein ${coupon.code} entfernen`}
            >
              Entfernen
            </button>
            {!isApplied && <p className={styles.refusal}>{refusalText(coupon.refusal)}</p>}
          </Form>
        )}
      </div>
      {hasField && !isApplied && (
        <details open={refused ? true : undefined}>
          <summary className={styles.opener}>Gutscheincode eingeben</summary>
          <Form method="post" action={cartPath} preventScrollReset className={styles.form} noValidate>
            <label htmlFor="gutscheincode" className={`${label} ${styles.whole}`}>
              Gutscheincode
            </label>
            <input
              id="gutscheincode"
              name="gutscheincode"
              defaultValue={refused?.code}
              maxLength={MAX_CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused && 'gutscheincode-error'}
              className={control}
            />
            <button name="aktion" value="einloesen" className={button.plain}>
              Einlösen
            </button>
            {refused && (
              <p id="gutscheincode-error" className={`${error} ${styles.whole}`}>
                {refused.message}
              </p>
            )}
          </Form>
        </details>
      )}
    </div>
  );
}
