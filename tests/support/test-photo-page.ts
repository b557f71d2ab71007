import { browser, setBrowser } from '#src/stores/browser.ts';
import { rememberSession } from '#src/stores/known-session.ts';
import type { Photo } from '#src/stores/media/photo.ts';
import { $photoLine } from '#src/stores/media/photo-line.ts';
import { setPhotoShelf } from '#src/stores/media/photo-shelf.ts';
import { $photos } from '#src/stores/media/photos.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type PhotoPage = {
  browser: TestBrowser;
  mobile: string;
  /** They outlive pages, as the browser's do. */
  shelf: Map<string, Photo>;
  /** The network goes, or is back. */
  setOnline(online: boolean): void;
  /** Loses what a killed page loses. */
  newPage(): void;
};

/** Opens a browser in which someone is signed in and chooses photos. */
export async function openPhotoPage(t: TestServer, mobile: string): Promise<PhotoPage> {
  const shelf: PhotoPage['shelf'] = new Map();
  const opened = openTestBrowser(t);
  const token = await t.signIn(mobile);
  const send = browser.fetch;
  let goOn = () => {};
  let isOnline = true;
  setBrowser({
    whenOnline: (run) => {
      goOn = run;
    },
    fetch: (url, init) => {
      if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return send(url, { ...init, headers });
    },
  });
  rememberSession();
  setPhotoShelf({
    list: async () => structuredClone([...shelf.values()]),
    put: async (photo) => void shelf.set(photo.id, photo),
    remove: async (id) => void shelf.delete(id),
  });
  const newPage = () => {
    $photos.set({});
    $photoLine.set('free');
  };
  newPage();
  const setOnline = (online: boolean) => {
    isOnline = online;
    if (online) goOn();
  };
  return { browser: opened, mobile, shelf, newPage, setOnline };
}
