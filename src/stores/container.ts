import { withoutLocale } from '#src/shared/platform/locale.ts';

/**
 * The containers' own scripts put this into the window. A plain browser has none of it; which parts
 * are there says where a page runs more surely than the user agent does.
 */
export type Outside = {
  WeixinJSBridge?: { invoke(name: string, asked: object): void };
  __wxjs_environment?: string;
  WarmlightBridge?: NativeBridge;
  webkit?: { messageHandlers?: { warmlight?: NativeBridge } };
};

/** `inviteFlag` 1 says that this version of the app has an invite page of its own. */
export type NativeBridge = { postMessage(message: string): void; inviteFlag?: number };

type PageHere = { route: string; infoUuid: string; share: boolean };

/** This is the one interface to whatever a page runs in. */
type ContainerHost = {
  /** Goes on in the container's own page for this one; answers false when there is none. */
  takeOver(page: PageHere): boolean;
  /** Opens a link in the container's way; false leaves it to the browser. */
  open(link: URL): boolean;
  hideShareMenu(): void;
  /** Answers false when this is no window to close. */
  close(): boolean;
};

const plain: ContainerHost = {
  takeOver: () => false,
  open: () => false,
  hideShareMenu: () => {},
  close: () => false,
};

const miniPages: Readonly<Record<string, string>> = {
  contribute: '/pages/contribute/index',
  miniProgramCard: '/pages/contribute/index',
  commonList: '/pages/list/index',
};
const sharing = ['appMessage', 'timeline', 'qq', 'QZone', 'weiboApp', 'facebook'];
const invitePath = '/cf/activity/inviter';

/** Finds the host of a page, as far as its container has told by now. */
export function hostOf(outside: Outside): ContainerHost {
  const { WeixinJSBridge: bridge } = outside;
  const native = nativeOf(outside);
  if (native) return nativeHost(native);
  if (!bridge) return plain;
  const messaging = messagingHost(bridge);
  return outside.__wxjs_environment === 'miniprogram'
    ? { ...messaging, takeOver: (page) => openMiniPage(bridge, page) }
    : messaging;
}

/** One of our own apps has this bridge. */
export function nativeOf(outside: Outside): NativeBridge | undefined {
  return outside.WarmlightBridge ?? outside.webkit?.messageHandlers?.warmlight;
}

/** Has the container a share menu that takes a link of ours? A mini program shares its own page. */
export function hasShareMenu(outside: Outside): boolean {
  if (nativeOf(outside)) return true;
  return outside.WeixinJSBridge !== undefined && outside.__wxjs_environment !== 'miniprogram';
}

type Bridge = NonNullable<Outside['WeixinJSBridge']>;

function openMiniPage(bridge: Bridge, { route, infoUuid }: PageHere): boolean {
  const page = miniPages[route];
  if (!page) return false;
  const url = infoUuid ? `${page}?infoUuid=${infoUuid}` : page;
  bridge.invoke('invokeMiniProgramAPI', { name: 'redirectTo', arg: { url } });
  return true;
}

function messagingHost(bridge: Bridge): ContainerHost {
  return {
    ...plain,
    hideShareMenu: () =>
      bridge.invoke('hideMenuItems', { menuList: sharing.map((name) => `menuItem:share:${name}`) }),
    close: () => {
      bridge.invoke('closeWindow', {});
      return true;
    },
  };
}

function nativeHost(native: NativeBridge): ContainerHost {
  const ask = (action: string, more: object = {}) => {
    native.postMessage(JSON.stringify({ action, ...more }));
    return true;
  };
  return {
    takeOver: () => false,
    open: ({ href, pathname }) =>
      withoutLocale(pathname) === invitePath && native.inviteFlag === 1
        ? ask('invite')
        : ask('jump', { url: href }),
    hideShareMenu: () => void ask('hideShareMenu'),
    close: () => ask('close'),
  };
}

/** Does what a page has to in its container, and again once a late bridge is there. */
export function settleIn(outside: Outside, page: PageHere): void {
  const settle = () => {
    const host = hostOf(outside);
    if (!host.takeOver(page) && !page.share) host.hideShareMenu();
  };
  settle();
  document.addEventListener('WeixinJSBridgeReady', settle);
  document.addEventListener('container:close', (event) => {
    if (hostOf(outside).close()) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || !leads(link)) return;
    if (hostOf(outside).open(new URL(link.href))) event.preventDefault();
  });
}

/** Goes to another own page, in this window. */
function leads(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
