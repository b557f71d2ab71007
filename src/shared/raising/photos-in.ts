import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { photosOf } from './sheet-layout.ts';
import type { SheetName } from './sheet-names.ts';

type PhotosIn = { field: string; imageIds: string[]; purposes: readonly ImagePurpose[] };

/** Lists the photos of a saved sheet, by its fields; what has no photo yet is an empty list. */
export function photosIn(
  sheet: SheetName,
  fields: Readonly<Record<string, unknown>> = {},
): PhotosIn[] {
  return photosOf(sheet).map(({ name, purpose }) => ({
    field: name,
    imageIds: (fields[name] ?? []) as string[],
    purposes: purposesOf(purpose),
  }));
}

/** A story's pictures also come by the page of the patient's own. */
function purposesOf(purpose: ImagePurpose): readonly ImagePurpose[] {
  return purpose === 'cover' ? ['cover', 'patient'] : [purpose];
}
