import { useEffect, useId, useRef } from 'react';
import { useFetcher, useHref } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { QUANTITY_LIMIT, QUANTITY_MESSAGE } from '~/domain/catalog/articles/article';
import { cartPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { control, label } from '~/ui/components/field.css';
import { Form } from '~/ui/components/link';
import { showToast } from '~/ui/components/toast';
import type { CartLineView } from '../cart-view';
import * as styles from './quantity-form.css';

/** Milliseconds after the last key. */
const PAUSE_MS = 500;

const steps = {
  less: { step: -1, sign: '−', words: 'Eins weniger' },
  more: { step: 1, sign: '+', words: 'Eins mehr' },
} as const;

const isPossible = (quantity: number) => quantity >= 1 && quantity <= QUANTITY_LIMIT;

/** Submits after a pause in typing. Late answers do not overwrite input. */
function useQuantity(line: CartLineView) {
  const { quantity } = line;
  const fetcher = useFetcher();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(line);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!field.current || pause.current !== undefined) return;
    const isFirst = shown.current === line;
    shown.current = line;
    // Typed before hydration; a browser that goes back restores old values, but no focus.
    if (isFirst && document.activeElement === field.current) sendSoon();
    else field.current.value = String(line.quantity);
  }, [line]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function send() {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!form.current || !field.current) return;
    // The field was emptied to type a new number.
    if (field.current.value === '' && document.activeElement === field.current) return;
    if (!form.current.checkValidity()) {
      field.current.value = String(quantity);
      showToast(QUANTITY_MESSAGE);
    } else if (Number(field.current.value) !== quantity) {
      const body = new FormData(form.current);
      body.set('bleiben', '1');
      fetcher.submit(body, { method: 'post', action: cartPath });
    }
  }
  function sendSoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(send, PAUSE_MS);
  }
  function add(step: number) {
    const next = Number(field.current?.value) + step;
    if (!field.current || !isPossible(next)) return;
    field.current.value = String(next);
    sendSoon();
  }
  const onBlur = () => {
    if (pause.current !== undefined || field.current?.value === '') send();
  };
  return { form, field, send, sendSoon, add, onBlur };
}

function StepButton({
  look: { step, sign, words },
  line: { quantity, title, subtitle },
  form,
  add,
}: {
  look: (typeof steps)['less' | 'more'];
  line: CartLineView;
  /** Without JavaScript. */
  form: string;
  add: (step: number) => void;
}) {
  return (
    <button
      form={form}
      name="menge"
      value={quantity + step}
      disabled={!isPossible(quantity + step)}
      aria-label={`${words}: ${title} ${subtitle}`}
      className={`${button.plain} ${styles.step}`}
      onClick={(event) => {
        event.preventDefault();
        add(step);
      }}
    >
      {sign}
    </button>
  );
}

/** Without JavaScript, the buttons submit. */
export function QuantityForm({ line }: { line: CartLineView }) {
  const { id: lineId, quantity } = line;
  const { form, field, send, sendSoon, add, onBlur } = useQuantity(line);
  const isHydrated = useHydrated();
  const id = useId();
  const action = useHref(cartPath);
  const step = { line, form: `${id}-step`, add };
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={cartPath}
        className={styles.quantity}
        onChange={sendSoon}
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input type="hidden" name="aktion" value="menge" />
        <input type="hidden" name="zeile" value={lineId} />
        <label htmlFor={id} className={`${label} ${styles.word}`}>
          Menge
        </label>
        <StepButton look={steps.less} {...step} />
        <input
          ref={field}
          id={id}
          name="menge"
          type="number"
          inputMode="numeric"
          min={1}
          max={QUANTITY_LIMIT}
          required
          defaultValue={quantity}
          className={`${control} ${styles.field}`}
        />
        <StepButton look={steps.more} {...step} />
        <button className={button.plain} hidden={isHydrated}>
          Ändern
        </button>
      </Form>
      <form id={step.form} method="post" action={action} hidden>
        <input type="hidden" name="aktion" value="menge" />
        <input type="hidden" name="zeile" value={lineId} />
      </form>
    </>
  );
}
