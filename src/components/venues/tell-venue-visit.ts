import { noteTouch } from '#src/components/platform/note-touch.ts';

noteTouch();

/** Told here, since a venue's page is kept and runs nothing on the server. */
const told = document.querySelector<HTMLElement>('[data-venue-visited]')?.dataset;
if (told) {
  const { activityId = '', venueVisited = '' } = told;
  navigator.sendBeacon(venueVisited, new URLSearchParams({ activityId }));
}
