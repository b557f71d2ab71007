import type { FormValues } from './form-values.ts';
import { photosOf } from './sheet-layout.ts';
import type { SheetName } from './sheet-names.ts';

/** Names where a device keeps the photos of one field of a form. */
export function photoPlace(place: string, field: string): string {
  return `${place}.${field}`;
}

/** Names the places of all photos of a sheet. */
export function photoPlaces(place: string, sheet: SheetName): string[] {
  return photosOf(sheet).map(({ name }) => photoPlace(place, name));
}

/** Finds ids of photos that others added to a sheet, by field: those that nobody knew here. */
export function addedPhotos(
  sheet: SheetName,
  known: readonly Readonly<FormValues>[],
  theirs: Readonly<FormValues>,
): Record<string, string[]> {
  const idsIn = (values: Readonly<FormValues>, name: string) =>
    (values[name] ?? '').split(',').filter(Boolean);
  const addedTo = (name: string) => {
    const here = known.flatMap((values) => idsIn(values, name));
    return idsIn(theirs, name).filter((id) => !here.includes(id));
  };
  return Object.fromEntries(photosOf(sheet).map(({ name }) => [name, addedTo(name)]));
}
