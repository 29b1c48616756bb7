import type { ComponentProps, SyntheticEvent } from 'react';
import {
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type SubmitFunction,
  useSubmit as useRouterSubmit,
} from 'react-router';
import { showFailure } from './toast';
import { watchTyping } from './typing';

/** Without a connection the page stays with all that is typed. */
export function staysOffline(event: Pick<Event, 'preventDefault'>): boolean {
  if (navigator.onLine) return false;
  event.preventDefault();
  showFailure();
  return true;
}

function whenOnline<Event extends SyntheticEvent>(own?: (event: Event) => void, goesOn?: () => void) {
  return (event: Event) => {
    own?.(event);
    if (!event.defaultPrevented && !staysOffline(event)) goesOn?.();
  };
}

// A page has up to 200 links, so their routes are fetched when they are followed (decision 41).

export function Link({ onClick, ...props }: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" onClick={whenOnline(onClick)} {...props} />;
}

export function NavLink({ onClick, ...props }: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink discover="none" onClick={whenOnline(onClick)} {...props} />;
}

export function Form({ onSubmit, ...props }: ComponentProps<typeof RouterForm>) {
  return <RouterForm discover="none" onSubmit={whenOnline(onSubmit, watchTyping)} {...props} />;
}

export function useSubmit(): SubmitFunction {
  const submit = useRouterSubmit();
  return async (...form) => (navigator.onLine ? submit(...form) : showFailure(() => submit(...form)));
}
