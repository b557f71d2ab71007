import type { EngineName } from '#src/scripts/testing/find-engines.ts';
import { test as base, expect } from '../support/browser.ts';
import type { Engine } from './engine.ts';
import { openChromium } from './open-chromium.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';
import { Phone } from './phone.ts';

const engines: Record<EngineName, () => Promise<Engine>> = {
  'chromium-88': () => openChromium('chromium-88'),
  'chromium-92': () => openChromium('chromium-92'),
  'chromium-107': () => openChromium('chromium-107'),
  firefox: openFirefox,
  webkit: openWebkit,
};

type Fixtures = { phone: Phone };

/**
 * This is a phone whose browser is the project's; an error that its pages did not catch fails the
 * test.
 */
export const test = base.extend<Fixtures>({
  phone: async ({ server }, use, { project }) => {
    const engine = await engines[project.name as EngineName]();
    await use(new Phone(engine, server.origin));
    const errors = engine.errors();
    await engine.close();
    expect(errors, 'errors of the page').toEqual([]);
  },
});

export { expect };
