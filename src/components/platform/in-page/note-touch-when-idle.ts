import { noteTouch } from './note-touch.ts';

noteTouch();
