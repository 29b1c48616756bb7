/** React Router names `sessionStorage` while the page is read, and again in its own handler of that error. */
const script = `for (const name of ['sessionStorage', 'localStorage']) try { window[name].length } catch {
  const kept = new Map();
  Object.defineProperty(window, name, { value: {
    getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, String(value)), removeItem: (key) => void kept.delete(key),
  } });
}`;

/** Before any other script: where the browser refuses its storages, what is stored lasts as long as the document. */
export function StorageForLibraries() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
      suppressHydrationWarning
    />
  );
}
