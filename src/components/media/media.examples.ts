import { show } from '#src/preview/show.ts';
import PictureViewer from './PictureViewer.astro';

export const examples = [show(PictureViewer).in(({ locale }) => ({ closed: { locale } }))];
