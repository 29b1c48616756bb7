import type { LineVehicle } from '~/domain/catalog/articles/line-options';
import { Picture } from '~/domain/catalog/components/picture';
import type { ArticlePicture } from '~/domain/catalog/pictures/article-pictures.server';
import type { SettledSum } from '~/domain/payments/ledger';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { SetProblems } from '~/domain/vehicles/components/set-problems';
import { picturePath } from '~/paths';
import { Price } from '~/ui/components/price';
import { Section } from '~/ui/components/section';
import { ACCEPTED_MISMATCHES, unpaidText } from '../messages';
import * as styles from './order-thanks.css';

function LineVehicleNote({ vehicle: { label, verdict } }: { vehicle: LineVehicle }) {
  return (
    <>
      <span className={styles.small}>Für {label}</span>
      {verdict && <FitmentNote verdict={verdict} />}
    </>
  );
}

function LinePicture({ picture: { kind, pictureKey, photo } }: { picture: ArticlePicture }) {
  return <Picture src={picturePath(kind, pictureKey)} photo={photo} size={64} className={styles.picture} />;
}

export interface OrderOverviewProps {
  lines: {
    key: string;
    picture: ArticlePicture | undefined;
    title: string;
    subtitle: string;
    vehicle?: LineVehicle | undefined;
    quantity: number;
    /** 'davon 1 storniert' */
    gone: readonly string[];
    totalCents: number;
  }[];
  /** Accepted with the order. */
  mismatches: readonly string[];
  couponCode: string | null;
  discountCents: number;
  depositCents: number;
  shippingCents: number;
  /** 'Versand mit DHL' */
  shippingText: string;
  totalCents: number;
  /** Undefined: nothing went back, or is about to. */
  settled: SettledSum | undefined;
  /** Undefined: the total, or nothing. */
  stillDueCents: number | undefined;
  vatCents: number;
}

export function OrderOverview(props: OrderOverviewProps) {
  const { lines, mismatches, couponCode, discountCents, depositCents, totalCents, vatCents, stillDueCents } =
    props;
  const { shippingCents, shippingText, settled } = props;
  return (
    <Section title="Übersicht">
      {mismatches.length > 0 && <p>{ACCEPTED_MISMATCHES}</p>}
      <SetProblems problems={mismatches} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            {line.picture && <LinePicture picture={line.picture} />}
            <div className={styles.words}>
              {line.quantity} × {line.title}
              <span className={styles.small}>{line.subtitle}</span>
              {line.gone.map((words) => (
                <strong key={words} className={styles.small}>
                  {words}
                </strong>
              ))}
              {line.vehicle && <LineVehicleNote vehicle={line.vehicle} />}
            </div>
            <Price cents={line.totalCents} />
          </li>
        ))}
        {couponCode && (
          <li className={styles.line}>
            <span>Gutschein {couponCode}</span>
            <Price cents={-discountCents} />
          </li>
        )}
        {depositCents > 0 && (
          <li className={styles.line} data-deposit>
            <span>Pfand</span>
            <Price cents={depositCents} />
          </li>
        )}
        {shippingCents > 0 && (
          <li className={styles.line}>
            <span>{shippingText}</span>
            <Price cents={shippingCents} />
          </li>
        )}
        <li className={styles.total}>
          <span>
            Gesamt
            <span className={styles.small}>
              inkl. <Price cents={vatCents} /> MwSt.
            </span>
          </span>
          <Price cents={totalCents} size="large" />
        </li>
        {settled && settled.unpaidCents !== 0 && (
          <li className={styles.line}>
            <span>{unpaidText(settled.unpaidCents)}</span>
            <Price cents={-settled.unpaidCents} />
          </li>
        )}
        {settled && (
          <>
            {settled.refundedCents > 0 && (
              <li className={styles.line} data-refunded>
                <span>Erstattet</span>
                <Price cents={-settled.refundedCents} />
              </li>
            )}
            {settled.returningCents > 0 && (
              <li className={styles.line} data-returning>
                <span>Wird erstattet</span>
                <Price cents={-settled.returningCents} />
              </li>
            )}
            <li className={styles.line} data-remaining>
              <strong>Nach Erstattung</strong>
              <Price cents={settled.remainingCents} size="strong" />
            </li>
          </>
        )}
        {stillDueCents !== undefined && (
          <li className={styles.line} data-still-due>
            <strong>Noch zu zahlen</strong>
            <Price cents={stillDueCents} size="strong" />
          </li>
        )}
      </ul>
    </Section>
  );
}
