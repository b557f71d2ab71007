import type { Texts } from '#src/texts/texts.ts';
import type { Colours } from './render-svg.ts';

export type Drawing = {
  /** Answers words that this machine can draw; empty for those it cannot. */
  say(text: string): string;
  colours: Colours;
  t: Texts['sharing']['poster'];
};

/** This is a drawing as SVG, and the box in it that the case's picture fills. */
export type Layout = {
  width: number;
  height: number;
  svg: string;
  picture: { left: number; top: number; width: number; height: number };
};
