import type { Locale } from '#src/shared/platform/locale.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';

/** This is what examples may ask of the preview. */
export type Asked = { locale: Locale; texts: Texts };
/** This is the words a component stands around, where it has a slot. */
type Around = { slot?: string };
type Component = (props: never) => unknown;

export type Shown = {
  component: Component;
  /** Answers the props of each state stand by its name. */
  statesFor(locale: Locale): Readonly<Record<string, object & Around>>;
  /** This is the element it must stand in. */
  within?: 'ul' | 'dl' | 'select' | 'form' | 'tbody' | undefined;
};

type StatesOf<C extends Component> = Readonly<Record<string, Parameters<C>[0] & Around>>;

/** Answers one component with its states, a line each; the props are checked as on any page. */
export function show<C extends Component>(component: C) {
  return {
    in(states: (asked: Asked) => StatesOf<C>, within?: Shown['within']): Shown {
      const statesFor = (locale: Locale) => states({ locale, texts: textsOf(locale) });
      return { component, statesFor, within };
    },
  };
}
