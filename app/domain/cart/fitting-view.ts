import type { Cents } from '~/values/money';
import type { LineNotice } from './cart';

interface CommonView {
  lineId: string;
  quantity: number;
  /** A product that is put in (a battery). */
  isProduct: boolean;
}

export type FittingView = CommonView &
  (
    | {
        state: 'in-cart';
        /** Cents for one wheel. */
        work: { id: string; title: string; cents: Cents; notices: LineNotice[] }[];
        totalCents: Cents;
        isDepositWaived: boolean;
      }
    | {
        state: 'offered';
        work: { title: string; cents: Cents }[];
        totalCents: Cents;
        /** Undefined: there is nothing to dispose of, or nobody does. */
        disposalCents: Cents | undefined;
        /** Without a vehicle nobody knows whether it needs sensors. */
        asksVehicle: boolean;
        /** Of all pieces; none is due with the work. */
        depositCents: Cents;
      }
    | { state: 'elsewhere'; places: { name: string; address: string }[] }
  );
