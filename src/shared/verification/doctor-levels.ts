/**
 * This is known of somebody who says to treat the patient: their own word, a work card or paper
 * that staff compared, or the answer of the hospital. Only what was checked counts as a doctor's
 * word.
 */
export const doctorLevels = ['declared', 'cardSeen', 'confirmed'] as const;
export type DoctorLevel = (typeof doctorLevels)[number];

/** A card has a front and a back. */
export const mostCardPhotos = 2;
