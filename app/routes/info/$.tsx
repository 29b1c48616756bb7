/** The 404 page with header, footer and breadcrumb, for every unknown path. */
export function loader() {
  throw new Response('', { status: 404 });
}

export function action() {
  throw new Response('', { status: 404 });
}

export default function NotFound() {
  return null;
}
