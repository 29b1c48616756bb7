import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice, Problem } from '~/ui/components/notice';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import type { AppointmentState } from '../appointments/appointment';
import { SLOT_TAKEN } from '../appointments/messages';
import type { DayView } from '../appointments/slot-view';
import { chosen as factList } from './navigator.css';
import * as styles from './request-form.css';
import { NO_SLOTS, SlotTable } from './slot-table';

export interface AppointmentPageView {
  number: string;
  state: AppointmentState;
  stateName: string;
  facts: [string, string][];
  /** State and slot that the forms are made from. */
  version: string;
  canChange: boolean;
  /** The fate of its order. */
  orderNote: string | undefined;
  /** Added to the order if the appointment is cancelled. */
  depositNote: string | undefined;
  /** The limit for changes has passed. */
  isTooLate: boolean;
  /** The goods come after it. */
  isLate: boolean;
  /** Name of the slot that a mail proposes. */
  chosen: string | undefined;
  /** While somebody chooses another time. */
  days: DayView[] | undefined;
}

interface AppointmentPageProps {
  appointment: AppointmentPageView;
  /** Address of the page. */
  here: string;
  notice: string | undefined;
  problem: string | undefined;
}

const leads: Partial<Record<AppointmentState, string>> = {
  requested: 'Ihre Anfrage ist bei uns. Wir halten die Zeit frei und melden uns per E-Mail.',
  confirmed: 'Ihr Termin ist verbindlich gebucht.',
  accepted: 'Ihr Termin steht fest.',
  moved: 'Für Ihren Termin gilt diese neue Zeit.',
  declined: 'Diese Zeit ist uns leider nicht möglich.',
  cancelled: 'Dieser Termin ist abgesagt.',
};

const GOODS_LATE = 'Ihre Ware ist zu diesem Termin leider noch nicht da. Bitte wählen Sie eine neue Zeit.';

export const appointmentNotices: Readonly<Record<string, string>> = {
  gebucht: 'Die Bestätigung ist per E-Mail an Sie unterwegs.',
  abgesagt: 'Ihr Termin ist abgesagt. Eine Bestätigung ist per E-Mail an Sie unterwegs.',
  verschoben: 'Ihr Termin ist verschoben. Eine Bestätigung ist per E-Mail an Sie unterwegs.',
};

interface MoveProps extends Pick<AppointmentPageView, 'version' | 'chosen'> {
  days: readonly DayView[];
  here: string;
}

function Move({ days, version, chosen, here }: MoveProps) {
  const isFree = days.some(({ slots }) => slots.some(({ name }) => name === chosen));
  const proposed = isFree ? chosen : undefined;
  return (
    <Form method="post" action={`${here}?schritt=verschieben`} className={`${panel} ${styles.form}`}>
      <h2 className={sectionTitle}>Neue Zeit wählen</h2>
      {chosen && !isFree && <Notice tone="warn">{SLOT_TAKEN}</Notice>}
      <input type="hidden" name="stand" value={version} />
      {days.length === 0 ? <p>{NO_SLOTS}</p> : <SlotTable days={days} chosen={proposed} />}
      <div className={styles.buttons}>
        {days.length > 0 && (
          <button name="befehl" value="verschieben" className={button.action}>
            Termin verschieben
          </button>
        )}
        <Link to={here} className={button.plain}>
          Doch nicht
        </Link>
      </div>
    </Form>
  );
}

function Change({ version, here }: Pick<MoveProps, 'version' | 'here'>) {
  return (
    <>
      <div className={styles.buttons}>
        <Link to={`${here}?schritt=verschieben`} className={button.accent}>
          Termin verschieben
        </Link>
      </div>
      <details>
        <summary className={button.plain}>Termin absagen</summary>
        <Form method="post" action={here} className={styles.form}>
          <input type="hidden" name="stand" value={version} />
          <p>Möchten Sie den Termin wirklich absagen? Die Zeit wird dann für andere frei.</p>
          <div className={styles.buttons}>
            <button name="befehl" value="absagen" className={button.danger}>
              Ja, Termin absagen
            </button>
          </div>
        </Form>
      </details>
    </>
  );
}

/** Reading changes nothing: mail programs open links before people do. */
export function AppointmentPage({ appointment, here, notice, problem }: AppointmentPageProps) {
  const { number, state, stateName, facts, version, canChange, isTooLate, orderNote, days } = appointment;
  return (
    <div className={pageStack} data-appointment={number} data-state={state}>
      <header>
        <h1 className={pageTitle}>Ihr Termin</h1>
        <p>{leads[state] ?? stateName}</p>
      </header>
      {notice && <Notice tone="good">{notice}</Notice>}
      <Problem text={problem} />
      <dl className={factList}>
        {[...facts, ['Terminnummer', number], ['Stand', stateName]].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {appointment.isLate && <Notice tone="warn">{GOODS_LATE}</Notice>}
      {orderNote && <p>{orderNote}</p>}
      {appointment.depositNote && <p data-deposit-note>{appointment.depositNote}</p>}
      {isTooLate && (
        <p>
          Online lässt sich dieser Termin nicht mehr ändern. Bitte rufen Sie uns an, wenn etwas
          dazwischenkommt.
        </p>
      )}
      {days && <Move {...appointment} days={days} here={here} />}
      {canChange && !days && <Change version={version} here={here} />}
    </div>
  );
}
