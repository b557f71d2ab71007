/** Says of each picture that the server draws whether it came; a browser says so only to script. */
for (const place of document.querySelectorAll<HTMLElement>('[data-drawn]')) watch(place);

function watch(place: HTMLElement): void {
  const [drawing, failed, picture] = place.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLImageElement,
  ];
  const tell = () => {
    drawing.hidden = true;
    failed.hidden = picture.naturalWidth > 0;
  };
  if (picture.complete) tell();
  picture.addEventListener('load', tell);
  picture.addEventListener('error', tell);
}
