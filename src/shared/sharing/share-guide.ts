import { surroundingsOf } from '#src/shared/platform/container.ts';
import { platforms } from '#src/shared/platform/platforms.ts';

/**
 * This is how sharing goes where a page runs: by the messaging app's own menu, by another app's, or
 * by links to other services in a plain browser.
 */
export type ShareGuide = 'messaging' | 'otherApp' | 'browser';

export function shareGuideOf(userAgent: string): ShareGuide {
  const { container, platform } = surroundingsOf(userAgent);
  if (container === 'messaging') return 'messaging';
  return container === 'browser' && platform === platforms.browser ? 'browser' : 'otherApp';
}
