/** Marks in the section bar the last of its parts that has come under the bar. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.case-bar a')];
const linkOf = (part: Element | null): HTMLAnchorElement | undefined =>
  part
    ? (links.find(({ hash }) => hash === `#${part.id}`) ?? linkOf(part.previousElementSibling))
    : undefined;

function mark(current: HTMLAnchorElement | undefined): void {
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      const bar = link.parentElement as Element;
      const middle = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
      link.setAttribute('aria-current', 'true');
      bar.scrollLeft = middle;
    }
  }
}

// This is a line a little below the bar: whatever part it crosses is read.
const watcher = new IntersectionObserver(
  (entries) => {
    const read = entries.filter(({ isIntersecting }) => isIntersecting).pop();
    if (read) mark(linkOf(read.target));
  },
  { rootMargin: '-12% 0px -87% 0px' },
);
for (const part of document.querySelectorAll('.case > .part')) watcher.observe(part);
