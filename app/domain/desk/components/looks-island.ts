/**
 * Shows what the forms of the looks would do while they are filled in: the preview in a frame, and which colours cannot be read. The server
 * decides both. Its text stands in the page, so it names nothing outside of itself. `data-looks` marks the frame's place, `data-faint` the words.
 */
export function looksIsland(): void {
  const PAUSE_MS = 300;
  const stage = document.querySelector<HTMLElement>('[data-looks]');
  const frame = stage?.querySelector('iframe');
  let timer = 0;
  let asked = 0;

  function queryOf(form: HTMLFormElement): string {
    const typed = [...new FormData(form)].filter(([name]) => name !== 'stand' && !name.startsWith('gueltig'));
    return new URLSearchParams(
      typed.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  }

  async function show(form: HTMLFormElement, preview: string): Promise<void> {
    asked += 1;
    const turn = asked;
    const query = queryOf(form);
    const answer = await fetch(`${location.pathname}?${query}`);
    if (!answer.ok || turn !== asked) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [own, told] = [document, page].map((one) => one.querySelector('[data-faint]'));
    if (own && told) own.replaceChildren(...told.childNodes);
    if (!stage || !frame || own?.textContent) return;
    frame.src = `${preview}?${query}`;
    stage.hidden = false;
  }

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[formtarget="_blank"]')) {
    const { form } = button;
    form?.addEventListener('input', (event) => {
      const field = event.target as HTMLInputElement;
      const swatch = field.closest('div')?.parentElement?.querySelector<HTMLElement>('[data-swatch]');
      if (swatch) swatch.style.background = /^#[0-9a-f]{6}$/i.test(field.value) ? field.value : '';
      clearTimeout(timer);
      timer = window.setTimeout(() => void show(form, button.formAction.replace(/\?.*/, '')), PAUSE_MS);
    });
  }
}
