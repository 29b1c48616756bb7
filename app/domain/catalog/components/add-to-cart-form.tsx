import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { cartPath } from '~/paths';
import { Form } from '~/ui/components/link';
import { showToast } from '~/ui/components/toast';

export interface AddToCartAnswer {
  message: string;
  isRefused: boolean;
}

/** Works without JavaScript; with it, the page stays and a message links to the cart. */
export function AddToCartForm({ className, children }: { className: string; children: ReactNode }) {
  const fetcher = useFetcher<AddToCartAnswer>();
  const { data: answer, state } = fetcher;
  useEffect(() => {
    if (!answer || state !== 'idle') return;
    if (answer.isRefused) showToast(answer.message);
    else
      showToast(answer.message, 'good', {
        link: { to: cartPath, words: 'Warenkorb ansehen' },
        close: 'Weiter einkaufen',
      });
  }, [answer, state]);

  function stayHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new FormData(event.currentTarget, submitter);
    body.set('bleiben', '1');
    fetcher.submit(body, { method: 'post', action: cartPath });
  }

  return (
    <Form method="post" action={cartPath} className={className} onSubmit={stayHere}>
      {children}
    </Form>
  );
}
