import { offerOwnLink } from './messaging-share.ts';

// Fetched by itself, and only on a case's page inside the messaging app.
void offerOwnLink(document.body.dataset.case ?? '');
