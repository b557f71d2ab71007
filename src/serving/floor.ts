/**
 * These are the oldest browsers that our script runs in: Chrome and webviews 87, iOS 15. Below it
 * the same pages work by plain forms. Code and styles are built for it, and
 * `tests/e2e/floor.spec.ts` looks for what came later.
 */
export const floor = ['chrome87', 'ios15', 'safari15', 'firefox88'];

/**
 * It stands first on each page, in words that any browser reads: where something is missing that
 * came with the floor or before it, islands never wake, and their forms stay plain ones.
 */
export const islandsFromFloorOn = `(function(){
var w=window,n=w.customElements;
if(!n||(w.Promise.any&&w.WeakRef&&w.BigInt64Array&&w.AbortController&&''.replaceAll&&w.crypto.getRandomValues&&w.navigator.sendBeacon))return;
function Plain(){return Reflect.construct(HTMLElement,[],Plain)}
Plain.prototype=Object.create(HTMLElement.prototype);
n.define('astro-island',Plain)
})()`.replaceAll('\n', '');
