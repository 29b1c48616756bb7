interface RouteEntry {
  id: string;
  parentId?: string | undefined;
}

type Routes<R extends RouteEntry> = Record<string, R>;

/** Adds routes below a known one; React Router gives it with every navigation. */
type Patch<Made> = (parentId: string | null, routes: Made) => void;

/**
 * Takes out of the manifest all routes but those of the page, for React Router reads and sorts all that it is given before a page
 * answers.
 * @param shown ids of the page's routes
 * @returns how the others come to be known, as soon as an address may be theirs
 */
export function leaveShownRoutes<R extends RouteEntry>(
  manifest: { routes: Routes<R> },
  shown: readonly string[],
) {
  const all = manifest.routes;
  manifest.routes = Object.fromEntries(Object.entries(all).filter(([id]) => shown.includes(id)));
  return <Made>(make: (routes: Routes<R>, parentId?: string) => Made) =>
    ({ patch }: { patch: Patch<Made> }): Promise<void> => {
      const others = Object.entries(all).filter(([id]) => !Object.hasOwn(manifest.routes, id));
      const missing = Object.fromEntries(others);
      Object.assign(manifest.routes, missing);
      const parents = new Set(others.map(([, { parentId }]) => parentId));
      for (const parentId of parents) {
        if (parentId && Object.hasOwn(missing, parentId)) continue;
        patch(parentId ?? null, make(missing, parentId));
      }
      return Promise.resolve();
    };
}
