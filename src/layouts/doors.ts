import type { IconName } from '#src/components/platform/pictures/icon-names.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Door = {
  to: RouteName;
  name: string;
  href: string;
  icon: IconName;
  /** Does it stand in the header of a phone where there is no bar? */
  isMain: boolean;
};

/** Every page has four doors: to help a family, to ask for help, one's messages, one's own page. */
export function doorsOf(locale: Locale): Door[] {
  const { platform, titles } = textsOf(locale);
  const { doors, mine } = platform;
  const door = (to: RouteName, name: string, icon: IconName, isMain = false): Door => ({
    ...{ to, name, icon, isMain },
    href: linkTo(to, { locale }),
  });
  return [
    door('commonList', doors.help, 'giving', true),
    door('getHelp', titles.getHelp, 'raising'),
    door('mineMessages', doors.messages, 'bell'),
    door('mine', mine, 'person', true),
  ];
}
