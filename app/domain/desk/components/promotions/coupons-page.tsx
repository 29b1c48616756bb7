import { articleKinds } from '~/domain/catalog/articles/article';
import { kindNames } from '~/domain/catalog/kinds/sale-units';
import type { Coupon } from '~/domain/coupons/coupon';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskCouponsPath } from '~/values/desk-paths';
import { amountText } from '../../articles/amount-text';
import { kindField } from '../../promotions/kind-field';
import { couponText, effectText } from '../../promotions/messages';
import type { DeskCoupon } from '../../promotions/promotions.server';
import * as styles from '../desk.css';
import { CheckField, DeskField } from '../desk-fields';
import { DeskForm, EntryForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { useAnswerTo } from '../form-context';
import { NextPage } from '../next-page';

export interface CouponsPageProps {
  coupons: DeskCoupon[];
  /** Start of the code, as typed. */
  search: string;
  /** Query of the next page. */
  next: string | undefined;
  /** To be copied. */
  template: Coupon | undefined;
  notice: string | undefined;
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

function NewCoupon({ template }: Pick<CouponsPageProps, 'template'>) {
  const answer = useAnswerTo(COMMAND);
  const count = (number: number | null | undefined) => (number ? String(number) : '');
  return (
    <DeskForm command={COMMAND} label="Gutschein speichern">
      <div className={styles.choices}>
        <DeskField name="gutscheincode" label="Code" hint="3 bis 32 Zeichen" autoCapitalize="characters" />
        <DeskField name="titel" label="Titel" maxLength={60} defaultValue={template?.title} />
        <DeskField
          name="beschreibung"
          label="Beschreibung"
          maxLength={120}
          defaultValue={template?.description ?? ''}
        />
        <DeskField
          name="prozent"
          label="Nachlass in Prozent"
          inputMode="numeric"
          defaultValue={count(template?.percent)}
        />
        <DeskField
          name="betrag"
          label="oder in Euro"
          inputMode="decimal"
          defaultValue={amountText(template?.amountCents)}
        />
        <DeskField
          name="mindestwert"
          label="Ab Warenwert in Euro"
          inputMode="decimal"
          defaultValue={amountText(template?.minimumCents)}
        />
        <DeskField name="von" label="Erster Tag" hint="leer: sofort" type="date" />
        <DeskField name="bis" label="Letzter Tag" hint="leer: unbegrenzt" type="date" />
        <DeskField
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
            <CheckField
              key={kind}
              name={kindField(index)}
              label={kindNames[kind]}
              isChecked={template?.kinds.includes(kind)}
            />
          ))}
        </div>
      </fieldset>
      <CheckField name="einmal" label="Einmal je Person" isChecked={template?.oncePerCustomer} />
      <CheckField name="beworben" label="Im Shop bewerben" isChecked={template?.isAdvertised} />
      {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, der Gutschein soll so gelten" />}
    </DeskForm>
  );
}

export function CouponsPage({ coupons, search, next, template, notice }: CouponsPageProps) {
  return (
    <DeskPage title="Gutscheine" notice={notice} forms={[COMMAND]}>
      <Section title={template ? `${template.code} duplizieren` : 'Neuer Gutschein für diesen Standort'}>
        <NewCoupon template={template} />
      </Section>
      <Section title="Gutscheine, die hier gelten">
        <Form method="get" action={deskCouponsPath} className={styles.filters}>
          <TextField
            id="suche"
            name="suche"
            type="search"
            label="Der Code beginnt mit"
            defaultValue={search}
          />
          <button className={button.plain}>Filtern</button>
        </Form>
        {coupons.length === 0 && <p>{search ? 'Kein Code beginnt so.' : 'Noch gibt es keinen Gutschein.'}</p>}
        <ul className={styles.list} data-rows>
          {coupons.map((coupon) => (
            <Entry key={coupon.code} coupon={coupon} />
          ))}
        </ul>
        <NextPage path={deskCouponsPath} query={next} label="Weitere" />
      </Section>
    </DeskPage>
  );
}
