// Single keys do something only where nobody is writing or choosing.

export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  return at.isContentEditable || Boolean(at.closest('input:not([type=radio],[type=checkbox],[type=range]), textarea, select'));
}

/** Something that answers Enter and arrow keys by itself. */
export function acting(event: KeyboardEvent): boolean {
  const at = event.target;
  return at instanceof HTMLElement && Boolean(at.closest('a, button, input:not([type=range]), summary, [role=tab]'));
}
