import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { demoId } from './add-story.ts';
import { publishDrawing } from './publish-drawing.ts';

type Adviser = {
  slug: string;
  name: string;
  nameEn: string;
  city: string;
  cityEn: string;
  since: number;
  words: string;
  wordsEn: string;
};

/** These are four invented people. */
const advisers: readonly Adviser[] = [
  {
    ...{
      slug: 'he-xiaoyun',
      name: '何晓云',
      nameEn: 'He Xiaoyun',
      city: '成都',
      cityEn: 'Chengdu',
    },
    since: 2021,
    words: '在血液科做过九年护士。最常做的事，是陪家属把一叠票据理清楚，再一项一项看能报多少。',
    wordsEn:
      'Nine years a nurse in haematology. What I do most is sort a family’s papers with them and see, line by line, what insurance pays.',
  },
  {
    ...{
      slug: 'ma-jianguo',
      name: '马建国',
      nameEn: 'Ma Jianguo',
      city: '兰州',
      cityEn: 'Lanzhou',
    },
    since: 2022,
    words: '做过乡镇民政，熟悉临时救助和大病保险。能走公家渠道的，先帮您走，再说求助。',
    wordsEn:
      'I worked for a township’s welfare office and know public aid well. What the state pays comes first, an appeal after it.',
  },
  {
    ...{
      slug: 'lin-shuting',
      name: '林淑婷',
      nameEn: 'Lin Shuting',
      city: '福州',
      cityEn: 'Fuzhou',
    },
    since: 2023,
    words: '自己的孩子生过病，知道夜里坐在走廊上的感觉。不急，一件一件来。',
    wordsEn:
      'My own child was ill, and I know the corridor at night. No hurry: one thing after the other.',
  },
  {
    ...{ slug: 'bai-ruoxi', name: '白若溪', nameEn: 'Bai Ruoxi', city: '昆明', cityEn: 'Kunming' },
    since: 2024,
    words: '会说几种本地话，常去山里的县医院。老人听不懂的，我来讲。',
    wordsEn:
      'I speak several local languages and often visit county hospitals in the hills. What the old do not follow, I explain.',
  },
];

/** Writes the demo's advisers, with drawn portraits. */
export async function addAdvisers(services: Services): Promise<void> {
  for (const { slug } of advisers) await publishDrawing(services, `advisers/${slug}.svg`);
  await inTransaction(services.db, async (trx) => {
    await trx
      .insertInto('advisers')
      .values(advisers.map(rowOf))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await trx
      .insertInto('adviser_words')
      .values(advisers.flatMap(wordsOf))
      .onConflict((conflict) => conflict.columns(['adviser_id', 'locale']).doNothing())
      .execute();
    await trx
      .insertInto('adviser_cities')
      .values(advisers.map(({ slug, city }) => ({ adviser_id: demoId(`adviser ${slug}`), city })))
      .onConflict((conflict) => conflict.columns(['adviser_id', 'city']).doNothing())
      .execute();
  });
}

function wordsOf({ slug, name, city, words, nameEn, cityEn, wordsEn }: Adviser) {
  const adviser = { adviser_id: demoId(`adviser ${slug}`) };
  return [
    { ...adviser, locale: 'zh-CN' as const, name, city, words, contact: '' },
    { ...adviser, locale: 'en' as const, name: nameEn, city: cityEn, words: wordsEn, contact: '' },
  ];
}

function rowOf({ slug, since }: Adviser) {
  return {
    id: demoId(`adviser ${slug}`),
    photo: `/media/advisers/${slug}.webp`,
    user_id: null,
    tag: 1,
    origin: 'advisor' as const,
    since_at: Date.UTC(since, 2, 1),
    resigned_at: null,
    reported_at: null,
  };
}
