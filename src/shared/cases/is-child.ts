import { adultAge } from '#src/shared/raising/identity/identity-facts.ts';

/**
 * Tells by the patient's age as their paper has it; of whom nothing is known yet, nothing is shown
 * either.
 */
export function isChild({ age }: { age?: number | undefined }): boolean {
  return age !== undefined && age < adultAge;
}
