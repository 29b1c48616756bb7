/** Anything that is not listed: the 404 page, with header, footer and breadcrumb. */
export function loader() {
  throw new Response('', { status: 404 });
}

export function action() {
  throw new Response('', { status: 404 });
}

export default function NotFound() {
  return null;
}
