import { noteTouch } from '#src/components/platform/in-page/note-touch.ts';
import { tellServer } from '#src/components/platform/in-page/tell-server.ts';

noteTouch();

/** It is told here, since a case's page is kept and runs nothing on the server. */
const told = document.querySelector<HTMLElement>('[data-visited]')?.dataset;
const source = new URLSearchParams(location.search).get('shareSourceId') ?? '';
const shareSourceId = /^[\w-]{22}$/.test(source) ? source : '';
if (told) {
  const { infoUuid = '', visited = '' } = told;
  tellServer(visited, new URLSearchParams({ infoUuid, eventType: '2', shareSourceId }));
}
