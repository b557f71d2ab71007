type Bridge = { invoke(name: string, asked: { name: string; arg: { url: string } }): void };

/** Inside the mini program this page is in the way: its own page of the case is opened instead. */
const url = document.querySelector<HTMLElement>('[data-mini-path]')?.dataset.miniPath;
const openOwnPage = () => {
  const { WeixinJSBridge: bridge } = window as { WeixinJSBridge?: Bridge };
  if (url) bridge?.invoke('invokeMiniProgramAPI', { name: 'redirectTo', arg: { url } });
};
if (/miniProgram/i.test(navigator.userAgent)) {
  if ('WeixinJSBridge' in window) openOwnPage();
  else document.addEventListener('WeixinJSBridgeReady', openOwnPage);
}
