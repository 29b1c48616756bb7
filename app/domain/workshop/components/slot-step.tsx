import { contactPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Problem } from '~/ui/components/notice';
import { pageStack, panel } from '~/ui/components/panel.css';
import type { DayView } from '../appointments/slot-view';
import { buttons } from './request-form.css';
import { NO_SLOTS, SlotTable } from './slot-table';
import { WayOut } from './way-out';

export interface SlotStepView {
  days: DayView[];
  /** Where somebody asks for another time; the contact page where the theme hides the form. */
  request: string;
}

export function SlotStep({ step, problem }: { step: SlotStepView; problem: string | undefined }) {
  const { days, request } = step;
  const WayOrLink = request === contactPath ? WayOut : Link;
  return (
    <Form method="post" className={`${panel} ${pageStack}`}>
      <Problem text={problem} />
      {days.length === 0 ? <p>{NO_SLOTS}</p> : <SlotTable days={days} />}
      <div className={buttons}>
        {days.length > 0 && (
          <button name="befehl" value="halten" className={button.action}>
            Weiter
          </button>
        )}
        <WayOrLink to={request} className={button.plain}>
          Keine Zeit passt: {request === contactPath ? 'Kontakt aufnehmen' : 'Anfrage senden'}
        </WayOrLink>
      </div>
    </Form>
  );
}
