import { articleKinds } from '~/domain/catalog/articles/article';
import { kindNames } from '~/domain/catalog/articles/kind-names';
import { box } from '~/ui/components/field.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { deskCouponsPath } from '~/values/desk-paths';
import { amountText } from '../../articles/amount-text';
import { kindField } from '../../promotions/kind-field';
import { couponText, effectText } from '../../promotions/messages';
import type { DeskCoupon } from '../../promotions/promotions.server';
import * as styles from '../desk.css';
import { answerTo, type DeskAnswer, DeskField, DeskForm, EntryForm } from '../desk-form';
import { Section } from '../section';

export interface CouponsPageProps {
  coupons: DeskCoupon[];
  /** To be copied. */
  template: DeskCoupon | undefined;
  notice: string | undefined;
  answer: DeskAnswer | undefined;
}

const COMMAND = 'add-coupon';

function Entry({ coupon }: { coupon: DeskCoupon }) {
  const { code, title, isOver, mayEnd, locationIds } = coupon;
  const places =
    locationIds.length === 1 ? 'hier' : locationIds.length === 0 ? 'alle Standorte' : 'mehrere Standorte';
  return (
    <li className={styles.entry} data-coupon={code}>
      <div>
        <strong>{code}</strong> {title} {isOver && <span className={styles.tag}>beendet</span>}
        <p className={styles.small}>
          {couponText(coupon)} · {places}
        </p>
        <p>{effectText(coupon)}</p>
        <Link to={`${deskCouponsPath}?vorlage=${code}`} className={styles.entryLink}>
          Duplizieren
        </Link>
      </div>
      {mayEnd && !isOver && (
        <EntryForm command="end-coupon" label="Beenden" name={`${code} beenden`} value={code} />
      )}
    </li>
  );
}

interface CheckProps {
  name: string;
  label: string;
  isChosen: boolean | undefined;
  answer: DeskAnswer | undefined;
}

function Check({ name, label, isChosen = false, answer }: CheckProps) {
  const own = answerTo(answer, COMMAND);
  const isChecked = own ? own.values[name] === 'on' : isChosen;
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} defaultChecked={isChecked} className={box} />
      {label}
    </label>
  );
}

function NewCoupon({ template, answer }: Pick<CouponsPageProps, 'template' | 'answer'>) {
  const field = { command: COMMAND, answer };
  const count = (number: number | null | undefined) => (number ? String(number) : '');
  return (
    <DeskForm command={COMMAND} label="Gutschein speichern" version="" answer={answer}>
      <div className={styles.choices}>
        <DeskField {...field} name="code" label="Code" hint="3 bis 32 Zeichen" autoCapitalize="characters" />
        <DeskField {...field} name="titel" label="Titel" maxLength={60} defaultValue={template?.title} />
        <DeskField
          {...field}
          name="beschreibung"
          label="Beschreibung"
          maxLength={120}
          defaultValue={template?.description ?? ''}
        />
        <DeskField
          {...field}
          name="prozent"
          label="Nachlass in Prozent"
          inputMode="numeric"
          defaultValue={count(template?.percent)}
        />
        <DeskField
          {...field}
          name="betrag"
          label="oder in Euro"
          inputMode="decimal"
          defaultValue={amountText(template?.amountCents)}
        />
        <DeskField
          {...field}
          name="mindestwert"
          label="Ab Warenwert in Euro"
          inputMode="decimal"
          defaultValue={amountText(template?.minimumCents)}
        />
        <DeskField {...field} name="von" label="Erster Tag" hint="leer: sofort" type="date" />
        <DeskField {...field} name="bis" label="Letzter Tag" hint="leer: unbegrenzt" type="date" />
        <DeskField
          {...field}
          name="anzahl"
          label="Wie oft insgesamt?"
          hint="leer: beliebig oft"
          inputMode="numeric"
          defaultValue={count(template?.limitTotal)}
        />
      </div>
      <fieldset className={styles.line}>
        <legend>Gilt nur für</legend>
        <div className={styles.tags}>
          {articleKinds.map((kind, index) => (
            <Check
              key={kind}
              name={kindField(index)}
              label={kindNames[kind]}
              isChosen={template?.kinds.includes(kind)}
              answer={answer}
            />
          ))}
        </div>
      </fieldset>
      <Check name="einmal" label="Einmal je Person" isChosen={template?.oncePerCustomer} answer={answer} />
      <Check name="beworben" label="Im Shop bewerben" isChosen={template?.isAdvertised} answer={answer} />
    </DeskForm>
  );
}

export function CouponsPage({ coupons, template, notice, answer }: CouponsPageProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Gutscheine</h1>
      {notice && <Notice tone="good">{notice}</Notice>}
      {answer && answer.command !== COMMAND && (
        <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
      )}
      <Section title={template ? `${template.code} duplizieren` : 'Neuer Gutschein für diesen Standort'}>
        <NewCoupon template={template} answer={answer} />
      </Section>
      <Section title="Gutscheine, die hier gelten">
        {coupons.length === 0 && <p>Noch gibt es keinen Gutschein.</p>}
        <ul className={styles.list}>
          {coupons.map((coupon) => (
            <Entry key={coupon.code} coupon={coupon} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
