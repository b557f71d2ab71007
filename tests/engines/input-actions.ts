/* WebDriver and WebDriver BiDi both take input so. */

/** Taps with a mouse, since neither Firefox nor WebKitGTK is asked by touch on this machine. */
export function tapOf(x: number, y: number): object {
  const place = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'finger', actions: [place, ...press] };
}

export function pressesOf(text: string): object {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}
