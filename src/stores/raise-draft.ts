import { atom } from 'nanostores';
import { saveSheetDraft } from '#src/shared/raising/saving/calls.ts';
import { sheetLayout } from '#src/shared/raising/sheet-layout.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { callApi } from './api.ts';
import { browser } from './browser.ts';
import type { DraftName } from './drafts.ts';

/**
 * How safe what is typed is: on the server since `at`, on this device alone since `at`, or not
 * saved because another phone saved newer words at `at`.
 */
export type Saving =
  | { step: 'quiet' }
  | { step: 'saving' }
  | { step: 'saved' | 'here' | 'elsewhere'; at: number };

export const $saving = atom<Saving>({ step: 'quiet' });

type Values = Readonly<Record<string, string>>;
type Sheet = { infoUuid: string; sheet: SheetName; version: number };

/** Long enough to type a few words. */
const pauseMs = 1200;
const retryMs = 5000;

let open: Sheet | undefined;
let typed: Record<string, string> | undefined;
let otherVersion = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

export function openSheetDraft(sheet: Sheet): void {
  clearTimeout(timer);
  open = { ...sheet };
  typed = undefined;
  $saving.set({ step: 'quiet' });
}

/** The version the server has, as far as this page knows. */
export function sheetVersion(): number {
  return open?.version ?? 0;
}

/** Saves what is typed on the server as soon as typing pauses; the device keeps it meanwhile. */
export function noteTyped(form: Values): void {
  if (!open) return;
  typed = fieldsOf(open.sheet, form);
  if ($saving.get().step !== 'elsewhere') schedule(pauseMs);
}

function schedule(waitMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), waitMs);
}

/** Saves at once what is not saved yet; one save at a time. */
export function saveNow(): Promise<void> {
  running = (running ?? Promise.resolve()).then(save);
  return running;
}

async function save(): Promise<void> {
  clearTimeout(timer);
  if (!open || !typed || $saving.get().step === 'elsewhere') return;
  const { infoUuid, sheet, version } = open;
  const values = typed;
  $saving.set({ step: 'saving' });
  const answer = await callApi(saveSheetDraft, { infoUuid, sheet, basedOn: version, values });
  if (!answer.ok) {
    $saving.set({ step: 'here', at: browser.now() });
    // A refusal stays one; a lost network comes back.
    if (answer.problem.kind !== 'refused') schedule(retryMs);
    return;
  }
  const { saved, version: now, savedAt } = answer.data;
  if (!saved) {
    otherVersion = now;
    $saving.set({ step: 'elsewhere', at: savedAt });
    return;
  }
  open.version = now;
  $saving.set({ step: 'saved', at: savedAt });
  if (typed === values) typed = undefined;
  else schedule(pauseMs);
}

/** The reader prefers this page's words to the newer ones of another phone. */
export function keepThisDraft(form: Values): Promise<void> {
  if (!open) return Promise.resolve();
  open.version = otherVersion;
  typed = fieldsOf(open.sheet, form);
  $saving.set({ step: 'quiet' });
  return saveNow();
}

/** The sheet was sent whole, so nothing of it is left to save. */
export function closeSheetDraft(): void {
  clearTimeout(timer);
  typed = undefined;
}

/** What this device keeps of a sheet. */
export function sheetDraft({ infoUuid, sheet }: Pick<Sheet, 'infoUuid' | 'sheet'>): DraftName {
  return { kind: 'sheet', id: `${infoUuid}.${sheet}` };
}

/** A form also carries fields of its own, such as where it goes next. */
function fieldsOf(sheet: SheetName, form: Values): Record<string, string> {
  const names = sheetLayout[sheet].map(({ name }) => name);
  return Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)));
}
