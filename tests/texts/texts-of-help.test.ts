import { expect, test } from 'vitest';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { fieldLabel, partText } from '#src/texts/option-text.ts';
import { textsOfCase, textsOfHelp } from '#src/texts/texts.ts';

test.each(locales)('who helps is not asked who they are themselves: %s', (locale) => {
  for (const caseType of Object.values(caseTypes)) {
    const [own, help] = [textsOfCase(caseType, locale), textsOfHelp(caseType, locale)];
    expect(partText('publisher', help)).not.toBe(partText('publisher', own));
    for (const [sheet, field] of [
      ['publisher', 'name'],
      ['publisher', 'idCard'],
      ['publisher', 'attachments'],
      ['patient', 'relation'],
    ] as const) {
      const label = fieldLabel(sheet, field, help);
      expect(label, `${sheet}.${field}`).not.toBe(fieldLabel(sheet, field, own));
      expect(label).not.toMatch(/\byou(r)?\b|你/i);
    }
    // The rest is what the family reads.
    expect(help.raising.parts.treatment).toBe(own.raising.parts.treatment);
    expect(textsOfHelp(caseType, locale)).toBe(help);
  }
});
