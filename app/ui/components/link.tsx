import type { ComponentProps } from 'react';
import { Form as RouterForm, Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

// React Router asks the server for the routes of every link that is shown, unless a link says otherwise. A page has up to two
// hundred links, and a visitor follows one: its route is asked for when it is followed (decision 41).

export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />;
}

export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink discover="none" {...props} />;
}

export function Form(props: ComponentProps<typeof RouterForm>) {
  return <RouterForm discover="none" {...props} />;
}
