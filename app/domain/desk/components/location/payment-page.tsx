import { paymentTerms } from '~/domain/payments/methods';
import type { MethodState } from '../../location/payment-form';
import type { CarrierRow } from '../../location/shipping-form';
import { CheckField } from '../check-field';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskForm, DeskSelect } from '../desk-form';
import { Section } from '../section';
import { type SettingsFormProps, SettingsFrame, type SettingsFrameProps } from './settings-frame';
import { ShippingFields } from './shipping-fields';

export interface PaymentPageProps {
  provider: 'paypal' | 'payone' | null;
  /** Of the methods that a provider takes. */
  chosen: Record<'paypal' | 'sepa' | 'kreditkarte', boolean>;
  states: MethodState[];
  shippingCents: number;
  carriers: CarrierRow[];
  frame: SettingsFrameProps;
  answer: DeskAnswer | undefined;
}

function Methods({
  provider,
  chosen,
  ...form
}: SettingsFormProps & Pick<PaymentPageProps, 'provider' | 'chosen'>) {
  const command = 'payment-methods';
  return (
    <DeskForm {...form} command={command} label="Zahlungsarten speichern">
      <DeskSelect
        command={command}
        answer={form.answer}
        name="anbieter"
        label="Anbieter"
        hint="für Zahlungen im Internet"
        defaultValue={provider ?? ''}
      >
        <option value="">keiner</option>
        <option value="paypal">PayPal</option>
        <option value="payone">PAYONE</option>
      </DeskSelect>
      {(['paypal', 'kreditkarte', 'sepa'] as const).map((method) => (
        <CheckField
          key={method}
          command={command}
          name={method}
          label={paymentTerms[method].name}
          answer={form.answer}
          isChecked={chosen[method]}
        />
      ))}
    </DeskForm>
  );
}

function States({ states }: Pick<PaymentPageProps, 'states'>) {
  return (
    <ul className={styles.list}>
      {states.map(({ method, name, isOffered, reason }) => (
        <li key={method} className={styles.entry}>
          <div>
            {name}
            {reason && <p className={styles.small}>{reason}</p>}
          </div>
          {isOffered && <span className={styles.tag}>angeboten</span>}
        </li>
      ))}
    </ul>
  );
}

function Shipping({
  shippingCents,
  carriers,
  ...form
}: SettingsFormProps & Pick<PaymentPageProps, 'shippingCents' | 'carriers'>) {
  return (
    <DeskForm {...form} command="shipping" label="Versand speichern">
      <ShippingFields command="shipping" answer={form.answer} cents={shippingCents} carriers={carriers} />
    </DeskForm>
  );
}

export function PaymentPage({ frame, answer, ...page }: PaymentPageProps) {
  const form = { version: frame.version, answer };
  const aside = (
    <Section title="Was im Shop angeboten wird">
      <States states={page.states} />
    </Section>
  );
  return (
    <SettingsFrame
      title="Zahlung und Versand"
      frame={frame}
      answer={answer}
      forms={['payment-methods', 'shipping']}
      aside={aside}
    >
      <Section title="Zahlungsarten">
        <Methods {...form} provider={page.provider} chosen={page.chosen} />
      </Section>
      <Section title="Versand">
        <Shipping {...form} shippingCents={page.shippingCents} carriers={page.carriers} />
      </Section>
    </SettingsFrame>
  );
}
