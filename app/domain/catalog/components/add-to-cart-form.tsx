import type { FormEvent, ReactNode } from 'react';
import { useHref, useRevalidator } from 'react-router';
import { cartAnswerPath, cartPath } from '~/paths';
import { takesCookies } from '~/platform/browser/takes-cookies';
import { Form } from '~/ui/components/link';
import { showFailure, showToast } from '~/ui/components/toast';

export interface AddToCartAnswer {
  message: string;
  isRefused: boolean;
  isBlocked?: boolean;
  /** Of what was put in: URL of its picture, and the price of all its pieces. */
  picture?: string;
  sum?: string;
}

/** Undefined for a request that failed, or an answer of another program. */
async function send(address: string, body: FormData): Promise<AddToCartAnswer | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST', body });
    return answer.ok || answer.status === 400 ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Of a button: refused or not; the buttons' style sheet has the words for each. */
const ON_ITS_WAY = '?';

/** Works without JavaScript; with it, the page stays and a message links to the cart. */
export function AddToCartForm({ className, children }: { className: string; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const address = useHref(cartAnswerPath);

  async function add(body: FormData, button?: HTMLElement | null): Promise<void> {
    button?.setAttribute('data-refused', ON_ITS_WAY);
    const answer = await send(address, body);
    button?.setAttribute('data-refused', `${answer?.isRefused}`);
    if (!answer) return showFailure(() => add(body));
    const { message, isRefused, isBlocked, picture, sum } = answer;
    if (isRefused) return showToast(message);
    const link = { to: cartPath, words: 'Warenkorb ansehen' };
    showToast(message, isBlocked ? 'danger' : 'good', {
      next: { link, close: 'Weiter einkaufen', picture, sum },
    });
    await revalidate();
  }

  function stayHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The page says why nothing is put in.
    if (!takesCookies()) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.dataset.refused === ON_ITS_WAY) return;
    // Missing in browsers without popovers.
    submitter?.closest<HTMLElement>('[popover]')?.hidePopover?.();
    void add(new FormData(event.currentTarget, submitter), submitter);
  }

  return (
    <Form
      method="post"
      action={cartPath}
      className={className}
      // A double click adds once.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      onSubmit={stayHere}
    >
      {children}
    </Form>
  );
}
