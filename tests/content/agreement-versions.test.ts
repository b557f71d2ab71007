import { expect, test } from 'vitest';
import { agreementKinds } from '#src/content/agreements/agreement.ts';
import { agreementVersions } from '#src/shared/content/agreement-versions.ts';
import { readSources } from '../support/sources.ts';

const texts = readSources('src/content/agreements/');

test.each(agreementKinds)('people agree to the version of %s that both languages show', (kind) => {
  for (const locale of ['zh-CN', 'en']) {
    const found = texts.find(({ path }) => path.endsWith(`/${locale}/${kind}.md`));
    expect(found?.text).toContain(`version: "${agreementVersions[kind]}"`);
  }
});
