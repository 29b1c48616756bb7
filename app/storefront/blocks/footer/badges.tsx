import type { ReactNode } from 'react';
import { PaymentMarks } from '~/domain/payments/components/payment-marks';
import { hasMark } from '~/domain/payments/payment-marks';
import { BankIcon, CheckIcon, ShieldIcon, StoreIcon, TruckIcon } from '~/ui/icons/icons';
import type { FooterContent } from '../../shell/shell';
import * as styles from './footer-blocks.css';

type Badge = [sign: (props: { size?: number }) => ReactNode, text: string];

const security: Badge[] = [
  [ShieldIcon, 'SSL-verschlüsselt'],
  [CheckIcon, '14 Tage Widerruf'],
];

function BadgeList({ title, badges, children }: { title: string; badges: Badge[]; children?: ReactNode }) {
  return (
    <div>
      <h3 className={styles.smallTitle}>{title}</h3>
      {children}
      <ul className={styles.badges}>
        {badges.map(([Sign, text]) => (
          <li key={text} className={styles.badge}>
            <Sign size={18} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PurchaseBadges({ content }: { content: FooterContent }) {
  const { paymentIcons } = content;
  const payments = content.payments
    .filter(({ id }) => !hasMark(paymentIcons, id))
    .map(({ id, name }): Badge => [id === 'abholung' ? StoreIcon : BankIcon, name]);
  return (
    <div className={styles.badgeGroups}>
      <BadgeList title="Zahlungsarten" badges={payments}>
        <PaymentMarks names={paymentIcons} />
      </BadgeList>
      {content.shipping.length > 0 && (
        <BadgeList title="Versand" badges={content.shipping.map((name): Badge => [TruckIcon, name])} />
      )}
      <BadgeList title="Sicher einkaufen" badges={security} />
    </div>
  );
}
