import { hasShareMenu, type Outside, settleIn } from './container.ts';

// It is fetched by itself, and only inside a container: other readers never load it.
const { route = '', case: infoUuid = '', share, ownLink } = document.body.dataset;
settleIn(window as Outside, { route, infoUuid, share: share !== undefined });

if (ownLink && hasShareMenu(window as Outside)) {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = ownLink;
  document.head.append(script);
}
