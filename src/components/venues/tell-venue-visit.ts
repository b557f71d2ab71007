import { noteTouch } from '#src/components/platform/in-page/note-touch.ts';
import { tellServer } from '#src/components/platform/in-page/tell-server.ts';

noteTouch();

/** It is told here, since a venue's page is kept and runs nothing on the server. */
const told = document.querySelector<HTMLElement>('[data-venue-visited]')?.dataset;
if (told) {
  const { activityId = '', venueVisited = '' } = told;
  tellServer(venueVisited, new URLSearchParams({ activityId }));
}
