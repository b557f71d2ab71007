import { comparedFieldsOf, draftFieldsOf } from '#src/shared/raising/draft-fields.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import { mergeDraft, mergeWords } from '#src/shared/raising/merge-words.ts';
import { addedPhotos } from '#src/shared/raising/photo-place.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { type DraftName, forgetDraft, keepDraft } from '#src/stores/drafts.ts';
import { $saving } from '#src/stores/saving.ts';

type Values = Readonly<Record<string, string>>;
type Sheet = { infoUuid: string; sheet: SheetName; version: number };

/** It is long enough to type a few words. */
const pauseMs = 1200;
const retryMs = 5000;

/** This is the sheet with the words this page and the server had in common last. */
let open: (Sheet & { base: Values }) | undefined;
let typed: Record<string, string> | undefined;
/** This is what was sent last and may have arrived, though its answer did not. */
let unanswered: Values | undefined;
let otherVersion = 0;
let meetings = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

/** `drawn` is what stood in the form as it came from the server. */
export function openSheetDraft({ drawn = {}, ...sheet }: Sheet & { drawn?: Values }): void {
  clearTimeout(timer);
  open = { ...sheet, base: drawn };
  typed = undefined;
  unanswered = undefined;
  $saving.set({ step: 'quiet' });
}

/** Answers the version the server has, as far as this page knows. */
export function sheetVersion(): number {
  return open?.version ?? 0;
}

/** Counts how often this page met words it did not know; a form filled in before must not be sent after. */
export function countMeetings(): number {
  return meetings;
}

/** Saves what is typed on the server as soon as typing pauses; the device keeps it meanwhile. */
export function noteTyped(form: Values): void {
  if (!open) return;
  typed = draftFieldsOf(open.sheet, form);
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
    const isRefused = answer.problem.kind === 'refused';
    if (!isRefused) unanswered = values;
    $saving.set({ step: isRefused ? 'refused' : 'here', at: browser.now() });
    // A refusal stays one; a lost network comes back.
    if (!isRefused) schedule(retryMs);
    return;
  }
  const { saved, version: now, savedAt, values: theirs = {} } = answer.data;
  if (!saved) return meet({ theirs, at: savedAt, version: now });
  settle(values, now);
  $saving.set({ step: 'saved', at: savedAt });
  if (typed === values) {
    typed = undefined;
    // What the server has, this device need not keep, and never brings back over newer words.
    forgetDraft(sheetDraft(open));
  } else schedule(pauseMs);
}

function settle(base: Values, version: number): void {
  if (!open) return;
  open = { ...open, base, version };
  unanswered = undefined;
}

type Met = { theirs: Values; at: number; version: number };

/**
 * The server has other words than this page knew: they are of another phone, or our own of a lost
 * answer.
 */
async function meet({ theirs, at, version }: Met): Promise<void> {
  if (!open || !typed) return;
  const names = comparedFieldsOf(open.sheet);
  if (unanswered && names.every((name) => (unanswered?.[name] ?? '') === (theirs[name] ?? ''))) {
    settle(unanswered, version);
    return save();
  }
  otherVersion = version;
  meetings += 1;
  const merged = mergeWords({ base: open.base, mine: typed, theirs }, names);
  const photos = addedPhotos(open.sheet, [open.base, typed], theirs);
  $saving.set({ step: 'elsewhere', at, ...merged, photos });
}

/**
 * Meets a draft of this device that the server's words do not follow from; those stand in the form.
 */
export function meetDraft(draft: Values, { shown, at }: { shown: Values; at: number }): void {
  if (!open) return;
  otherVersion = open.version;
  const names = comparedFieldsOf(open.sheet).filter((name) => name in shown);
  const merged = mergeDraft(draft, { shown, names });
  $saving.set({ step: 'elsewhere', at, ...merged, photos: {} });
}

/** Everything is chosen: this page's words follow from the server's now, and are saved. */
export function keepChosen(form: Values): Promise<void> {
  if (!open) return Promise.resolve();
  open.version = otherVersion;
  typed = draftFieldsOf(open.sheet, form);
  // First of all nothing is left of what was given up; what stands now is kept until it is saved.
  forgetDraft(sheetDraft(open));
  keepDraft(sheetDraft(open), typed, { basedOn: otherVersion });
  $saving.set({ step: 'quiet' });
  return saveNow();
}

/** The sheet was sent whole, so nothing of it is left to save. */
export function closeSheetDraft(): void {
  clearTimeout(timer);
  typed = undefined;
}

/** Names what this device keeps of a sheet. */
export function sheetDraft({ infoUuid, sheet }: Pick<Sheet, 'infoUuid' | 'sheet'>): DraftName {
  return { kind: 'sheet', id: `${infoUuid}.${sheet}` };
}
