type Inside = { webkit?: { messageHandlers?: { warmlight?: object } } };

/** Fetches what a container wants of a page, once the container shows itself by its bridge. */
export function enterContainer(): void {
  const enter = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = document.body.dataset.container ?? '';
    document.head.append(script);
  };
  const native = (window as Inside).webkit?.messageHandlers?.warmlight;
  if (native || 'WarmlightBridge' in window || 'WeixinJSBridge' in window) enter();
  else document.addEventListener('WeixinJSBridgeReady', enter, { once: true });
}
