import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { inEachLocale } from '#src/shared/platform/in-each-locale.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import {
  kindOfReady,
  type ReadyText,
  type ReadyWording,
  readyTextNames,
} from '#src/shared/review/ready-texts.ts';
import { textsOf } from '#src/texts/texts.ts';

type Said = ReadyWording['said'];

/** Finds every ready text as it holds now, those of the house first, offered or not. */
export async function findReadyTexts(db: Database | Trx): Promise<ReadyWording[]> {
  const rows = await db.selectFrom('ready_texts').selectAll().orderBy('added_at').execute();
  const written = rows.map(({ id, kind, said, shown }) => ({
    ...{
      textId: id,
      kind,
      shown: shown === 1,
      said: inEachLanguage(fromJson<Partial<Said>>(said)),
    },
  }));
  const byId = new Map(written.map((text) => [text.textId, text]));
  const builtIn = readyTextNames.map((name) => byId.get(name) ?? ofDictionary(name));
  const names: readonly string[] = readyTextNames;
  return [...builtIn, ...written.filter(({ textId }) => !names.includes(textId))];
}

function ofDictionary(name: ReadyText): ReadyWording {
  const said = inEachLocale((locale) => textsOf(locale).review.readyTexts[name]);
  return { textId: name, kind: kindOfReady[name], shown: true, said };
}

/** A language that was left out says what the first one says. */
function inEachLanguage(said: Partial<Said>): Said {
  const first = said[defaultLocale];
  return inEachLocale((locale) => said[locale] ?? first) as Said;
}
