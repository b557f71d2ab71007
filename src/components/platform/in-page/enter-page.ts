import { showUnread } from '#src/components/notices/show-unread.ts';
import { breakOut } from './break-out.ts';
import { dropCodes } from './drop-codes.ts';
import { enterContainer } from './enter-container.ts';
import { keepOfflinePage } from './keep-offline-page.ts';
import { keepPasted } from './keep-pasted.ts';
import { keepPlace } from './keep-place.ts';
import { loadWhenIdle } from './load-when-idle.ts';
import { tellSlowLoad } from './tell-slow-load.ts';
import { tellWays } from './tell-ways.ts';

// This one file serves all pages, and a browser keeps it: it holds what needs no place in the bytes
// of each.
breakOut();
dropCodes();
showUnread();
enterContainer();
keepOfflinePage();
keepPasted();
keepPlace();
loadWhenIdle();
tellWays();
tellSlowLoad();
