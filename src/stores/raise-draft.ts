import { atom } from 'nanostores';
import { saveSheetDraft } from '#src/shared/raising/saving/calls.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { callApi } from './api.ts';
import { browser } from './browser.ts';
import { type Draft, type DraftName, forgetDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * How safe what is typed is: on the server since `at`, on this device alone since `at`, or not
 * saved because another phone saved newer words at `at`.
 */
export type Saving =
  | { step: 'quiet' }
  | { step: 'saving' }
  | { step: 'saved' | 'here' | 'elsewhere'; at: number };

export const $saving = atom<Saving>({ step: 'quiet' });

type Values = Record<string, string>;
type Sheet = { infoUuid: string; sheet: SheetName; version: number };

/** Long enough to type a few words. */
const pauseMs = 1200;
const retryMs = 5000;

let open: Sheet | undefined;
let typed: Values | undefined;
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

/** Keeps what is typed on the device at once, and on the server as soon as typing pauses. */
export function noteTyped(values: Values): void {
  if (!open) return;
  typed = values;
  keepDraft(nameOf(open), values);
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
export function keepThisDraft(values: Values): Promise<void> {
  if (open) open.version = otherVersion;
  $saving.set({ step: 'quiet' });
  typed = values;
  return saveNow();
}

/** What this device kept for a sheet. */
export function readSheetDraft(sheet: Pick<Sheet, 'infoUuid' | 'sheet'>): Draft | undefined {
  return readDraft(nameOf(sheet));
}

export function forgetSheetDraft(sheet: Pick<Sheet, 'infoUuid' | 'sheet'>): void {
  clearTimeout(timer);
  typed = undefined;
  forgetDraft(nameOf(sheet));
}

function nameOf({ infoUuid, sheet }: Pick<Sheet, 'infoUuid' | 'sheet'>): DraftName {
  return { kind: 'sheet', id: `${infoUuid}.${sheet}` };
}
