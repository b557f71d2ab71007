import { nativeOf, type Outside } from '#src/stores/container.ts';
import { offerOwnLink } from './messaging-share.ts';
import { offerNativeLink } from './native-share.ts';

const infoUuid = document.body.dataset.case ?? '';
const native = nativeOf(window as Outside);

// It is fetched by itself, and only on a case's page inside the messaging app or one of our own
// apps.
void (native ? offerNativeLink(infoUuid, native) : offerOwnLink(infoUuid));
