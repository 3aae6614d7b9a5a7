// Texts and files that leave the page.

import { words } from '../words';
import { tell } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell('done', words.copied);
  } catch {
    tell('notice', text); // without the clipboard it can at least be read
  }
}

/** By the system where it can, else to the clipboard. */
export async function share(title: string, url: string, text = ''): Promise<void> {
  if (!navigator.share) return copy(text ? `${text} ${url}` : url);
  try {
    await navigator.share({ title, text, url });
  } catch {
    // Closing the system's sheet is no fault.
  }
}

export function save(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
