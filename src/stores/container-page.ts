import { type Outside, settleIn } from './container.ts';

// Fetched by itself, and only inside a container: other readers never load it.
const { route = '', case: infoUuid = '', share } = document.body.dataset;
settleIn(window as Outside, { route, infoUuid, share: share !== undefined });
