import { createContext, use } from 'react';
import type { ShippingCost } from '~/domain/tenancy/delivery';
import { deliveryPath } from '~/paths';
import { Link } from '~/ui/components/link';

export const ShippingCostContext = createContext<ShippingCost>('extra');

const words: Record<ShippingCost, [lead: string, link: string]> = {
  extra: ['zzgl. ', 'Versandkosten'],
  free: ['', 'versandkostenfrei'],
  none: ['', 'nur zur Abholung'],
};

/** 'inkl. MwSt., zzgl. Versandkosten' beside prices (§ 6 PAngV). @param cost in place of the location's */
export function ShippingNote({ cost, className }: { cost?: ShippingCost; className?: string }) {
  const ofLocation = use(ShippingCostContext);
  const [lead, link] = words[cost ?? ofLocation];
  return (
    <>
      inkl. MwSt., {lead}
      <Link to={deliveryPath} className={className}>
        {link}
      </Link>
    </>
  );
}
