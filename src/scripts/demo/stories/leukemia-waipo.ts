import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const leukemiaWaipo = {
  slug: 'leukemia-waipo',
  caseType: 0,
  title: '带大我的外婆六十八岁，她选择了温和一些的治疗',
  content: [
    '外婆在林场的苗圃干了三十年，给红松苗间苗、培土，手指头上的茧到现在都没褪。我妈走得早，我是在苗圃的窝棚里长大的，冬天她用松塔给我烧炕，满屋子都是那个味道。现在我在伊春的医院做规培护士，轮转到血液科的第二周，收进来的病人是她。',
    '一月份她鼻子出血止不住，查出来是急性髓系白血病。六十八岁，有高血压，医生说不适合大化疗，可以用阿扎胞苷加维奈克拉，副作用轻一些，有一半以上的老人能达到缓解。她听完问了两个问题：能不能回家住，会不会拖累孩子。第一个答案是能，第二个我替医生答了，我说不会。',
    '已经做了三个疗程，第二个疗程后骨髓缓解。四个月花了7.9万元，医保报了4.7万元，自付3.2万元，我的积蓄一万二，外婆的退休金存款两万，都在里面了。医生建议至少再做六到八个疗程，大约12万元，医保承担约7万元，还差5万元。',
    '外婆一个月退休金两千六，我规培补贴三千一，舅舅在绥化收粮，今年赔了，能出的是两千块和一车土豆。住的是林场的老楼，四十一平，房本是外公的名字，他十年前过世，还没有办过户。没有车。',
    '因为我自己在这家医院上班，为了避嫌，病情证明是请科主任另外指定了不带我的医生出的，所有缴费单都是打印原件。这一点平台要求我说明，我觉得应该。',
    '她现在每天下楼走两圈，兜里揣着一小包红松籽，见到谁家院里有空地就问人家要不要种。她说红松长得慢，五十年才结籽，但是总得有人先种上。',
  ].join('\n\n'),
  illness: '急性髓系白血病',
  illnessKey: 'leukemia',
  city: '伊春',
  province: '黑龙江',
  hospital: '松野医院',
  department: '血液内科',
  patient: { displayName: '外婆', age: 68, gender: 'female' },
  raiser: { name: '小护士松子', relation: 12, relationText: '外孙女' },
  payee: { kind: 'person', relation: 'self', displayName: '于**' },
  treatment: {
    diagnosedOn: '2026-01',
    ...{ costSoFarInFen: 7_900_000, insuranceSoFarInFen: 4_700_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 3_200_000 },
    ...{ costAheadInFen: 12_000_000, insuranceAheadInFen: 7_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '阿扎胞苷联合维奈克拉，每四周一疗程，再做六到八个疗程，定期骨髓评估。',
    planEn:
      'Azacitidine with venetoclax every four weeks for six to eight more courses, with regular marrow checks.',
  },
  household: {
    summary: '林场老楼41平方米一套，无车；退休金两千六百元，外孙女规培补贴三千一百元，存款用完。',
    summaryEn:
      'A 41 square metre flat in the forestry town, no car. Pension 2,600 yuan, granddaughter’s trainee pay 3,100; savings are spent.',
  },
  targetInFen: 5_000_000,
  raisedShare: 0.97,
  giftCount: 170,
  state: 'withdrawing',
  publishedDaysAgo: 80,
  wardCalled: true,
  labels: ['older'],
  pictures: [
    {
      file: 'leukemia-waipo/pine-seedlings.svg',
      alt: '外婆在苗圃里，身边是一排排红松苗',
      altEn: 'Grandmother among rows of Korean pine seedlings in a nursery',
    },
    {
      file: 'leukemia-waipo/pine-nuts.svg',
      alt: '掌心里一小把红松籽',
      altEn: 'A handful of pine nuts in a palm',
    },
    {
      file: 'leukemia-waipo/bedside-table.svg',
      alt: '床头柜上的药盒和老花镜',
      altEn: 'A pill box and reading glasses on the bedside table',
    },
  ],
  encouragements: [
    '苗圃的老同事，红松替你浇着。',
    '规培同学，夜班我跟你换。',
    '总得有人先种上，说得真好。',
    '我姥姥也用这个方案，第二年了。',
  ],
  picked: false,
} satisfies DemoStory;
