import { atom } from 'nanostores';

export type Toast = { id: number; text: string; tone: 'plain' | 'good' | 'alarm' };

const shownForMs = 2000;
let lastId = 0;

/** Short words over the page; the oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

export function showToast(text: string, tone: Toast['tone'] = 'plain'): void {
  lastId += 1;
  const toast = { id: lastId, text, tone };
  $toasts.set([...$toasts.get(), toast]);
  setTimeout(() => closeToast(toast.id), shownForMs);
}

function closeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
