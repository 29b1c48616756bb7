import { paymentTerms } from '~/domain/payments/methods';
import { Section } from '~/ui/components/section';
import type { MethodState } from '../../location/payment-form';
import type { CarrierRow } from '../../location/shipping-form';
import * as styles from '../desk.css';
import { CheckField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';
import { ShippingFields } from './shipping-fields';

export interface PaymentPageProps {
  provider: 'paypal' | 'payone' | null;
  chosen: Record<'vorkasse' | 'paypal' | 'sepa' | 'kreditkarte', boolean>;
  states: MethodState[];
  shippingCents: number;
  carriers: CarrierRow[];
  frame: SettingsFrameProps;
}

function Methods({ provider, chosen }: Pick<PaymentPageProps, 'provider' | 'chosen'>) {
  return (
    <DeskForm command="payment-methods" label="Zahlungsarten speichern">
      <DeskSelect
        name="anbieter"
        label="Anbieter"
        hint="für Zahlungen im Internet"
        defaultValue={provider ?? ''}
      >
        <option value="">keiner</option>
        <option value="paypal">PayPal</option>
        <option value="payone">PAYONE</option>
      </DeskSelect>
      {(['vorkasse', 'paypal', 'kreditkarte', 'sepa'] as const).map((method) => (
        <CheckField key={method} name={method} label={paymentTerms[method].name} isChecked={chosen[method]} />
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

function Shipping({ shippingCents, carriers }: Pick<PaymentPageProps, 'shippingCents' | 'carriers'>) {
  return (
    <DeskForm command="shipping" label="Versand speichern">
      <ShippingFields cents={shippingCents} carriers={carriers} />
    </DeskForm>
  );
}

export function PaymentPage({ frame, ...page }: PaymentPageProps) {
  const aside = (
    <Section title="Was im Shop angeboten wird">
      <States states={page.states} />
    </Section>
  );
  return (
    <SettingsFrame
      title="Zahlung und Versand"
      frame={frame}
      forms={['payment-methods', 'shipping']}
      aside={aside}
    >
      <Section title="Zahlungsarten">
        <Methods provider={page.provider} chosen={page.chosen} />
      </Section>
      <Section title="Versand">
        <Shipping shippingCents={page.shippingCents} carriers={page.carriers} />
      </Section>
    </SettingsFrame>
  );
}
