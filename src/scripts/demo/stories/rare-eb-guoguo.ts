import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const rareEbGuoguo = {
  slug: 'rare-eb-guoguo',
  caseType: 0,
  title: '果果的皮肤一碰就破，想把粘住的手指分开',
  content: [
    '护士第一次教我给果果换药的时候说，动作要像揭一张湿的糯米纸。我是做糕点的，这句话我一下就懂了。',
    '果果十一个月，台州人，出生时两只脚背没有皮。查基因是大疱性表皮松解症，营养不良型，他的皮肤少了一种把表皮钉在身体上的蛋白，抱得重一点、衣服缝边磨一下，就起水疱，破了再长，长好留疤。圈子里叫他们“蝴蝶宝贝”，我不太用这个词，他就是果果，属蛇，爱笑，八颗牙。',
    '这一年我学会了用针刺破水疱、用无粘性的敷料、把他所有的衣服翻过来穿，让线头朝外。敷料一天要用一百多块，大部分不在医保里。到现在住院、检测、敷料共4.6万元，医保报了1.5万元，自己用了3.1万元。',
    '因为反复结疤，他右手的食指和中指慢慢粘在一起了。青禾妇幼保健院的手外科医生说，趁小分开，做一个夹板固定，以后能握笔。手术和接下来一年的敷料、营养，一共6.2万元，医保报1.7万元，罕见病基金支持1万元，差3.5万元。',
    '孩子爸爸在模具厂上夜班，月薪七千，我原来的糕点铺转租了，一年租金一万二。我们有一套县城的小房子，和爷爷奶奶一起还贷，车是爷爷的电动三轮。没有欠债，再往下就要欠了，所以在这个时候来问一问大家。',
    '手术定在下月中旬。做完我会拍一张他抓东西的照片，抓什么还没想好，可能是一块糯米糕，他还不能吃，先抓着。',
  ].join('\n\n'),
  illness: '营养不良型大疱性表皮松解症',
  illnessKey: 'rare',
  city: '台州',
  province: '浙江',
  hospital: '青禾妇幼保健院',
  department: '小儿手外科',
  patient: { displayName: '果果', age: 0, gender: 'male' },
  raiser: { name: '糯米糕妈妈', relation: 7 },
  payee: { kind: 'hospital', relation: 'hospital_account', displayName: '青禾妇幼保健院' },
  treatment: {
    diagnosedOn: '2025-12',
    ...{ costSoFarInFen: 4_600_000, insuranceSoFarInFen: 1_500_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 3_100_000 },
    ...{ costAheadInFen: 6_200_000, insuranceAheadInFen: 1_700_000 },
    ...{ aidAheadInFen: 1_000_000, ownAheadInFen: 0 },
    plan: '右手分指手术并夹板固定，术后一年无粘性敷料护理与营养支持。',
    planEn:
      'Surgery to separate two fingers with splinting, then a year of non-stick dressings and nutrition support.',
  },
  household: {
    summary:
      '县城小户型一套，与祖父母共同还贷，电动三轮一辆；父亲月薪七千元，铺面转租年收入1.2万元，无外债。',
    summaryEn:
      'A small flat with a mortgage shared with the grandparents and an electric tricycle. The father earns 7,000 yuan a month, the sublet shop 12,000 a year; no debts.',
  },
  targetInFen: 3_500_000,
  raisedShare: 0,
  giftCount: 0,
  state: 'new',
  publishedDaysAgo: 0,
  wardCalled: false,
  labels: ['awaitingSurgery', 'paidToHospital'],
  pictures: [
    {
      file: 'rare-eb-guoguo/soft-dressings.svg',
      alt: '果果裹着软敷料的小手，放在妈妈手心里',
      altEn: 'Guoguo’s small hand in soft dressings on his mother’s palm',
    },
    {
      file: 'rare-eb-guoguo/steamers.svg',
      alt: '糕点铺的蒸笼和糯米糕',
      altEn: 'Steamers and rice cakes in the pastry shop',
    },
    {
      file: 'rare-eb-guoguo/on-a-soft-mat.svg',
      alt: '果果穿着翻过来的衣服躺在软垫上',
      altEn: 'Guoguo in inside-out clothes on a soft mat',
    },
  ],
  encouragements: ['蝴蝶家庭来打气，敷料团购可以加我们群。', '八颗牙，了不起。'],
  picked: false,
} satisfies DemoStory;
