import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const rareSmaNuonuo = {
  slug: 'rare-sma-nuonuo',
  caseType: 0,
  title: '两岁的诺诺会坐了，脊髓性肌萎缩症的药不能断',
  content: [
    '诺诺会坐的那天，我拍了四十七张照片，每一张都差不多：她坐在炕上，两只手撑着膝盖，表情很严肃，像在开会。别人家的孩子六个月会坐，她两岁零一个月，但她会了。',
    '她是脊髓性肌萎缩症二型，去年六月在玉渡中心医院查出来的，基因报告有十一页，我初中毕业，一个字一个字查着看，才明白是身体里少了一种东西，运动神经会慢慢没力气，现在有药可以补，但要一直补。',
    '这个药进了医保以后，一针从以前听都不敢听的价钱降到三万多，我们才敢治。从去年七月到现在打了六针，加上住院、基因检测和康复，共21.5万元，医保和医疗救助报了14.8万元，自己付6.7万元：卖了两头牛1.9万元，她爸爸在新疆摘棉花、拉水泥挣的2.8万元，剩下2万元是信用社的贷款。',
    '往后一年半要打四到五针，要用咳痰机，要配站立架和一副脊柱支具，不然会侧弯。医院和康复师帮我一项一项列出来，共19万元，医保预计报10.5万元，病友关爱基金批了1.5万元，还有7万元需要大家帮忙。',
    '我们在定西乡下种洋芋，做粉条，院子里晒的全是。诺诺的爷爷用木头做了一个小站台给她靠着，磨得很光，康复师看了说角度基本是对的，只是要加一个胸托。',
    '有三个病友妈妈和我一起管这笔钱的账，她们的孩子走在前面，懂得哪样该买、哪样可以借。咳痰机我们打算先租。诺诺最近学会的话是“再来一遍”，练抬头、练翻身，她都说再来一遍。',
  ].join('\n\n'),
  illness: '脊髓性肌萎缩症二型',
  illnessKey: 'rare',
  city: '定西',
  province: '甘肃',
  hospital: '玉渡中心医院',
  department: '神经肌肉病门诊',
  patient: { displayName: '诺诺', age: 2, gender: 'female' },
  raiser: { name: '洋芋花', relation: 7 },
  payee: { kind: 'person', relation: 'other', displayName: '马**' },
  treatment: {
    diagnosedOn: '2025-06',
    ...{ costSoFarInFen: 21_500_000, insuranceSoFarInFen: 14_800_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 6_700_000 },
    ...{ costAheadInFen: 19_000_000, insuranceAheadInFen: 10_500_000 },
    ...{ aidAheadInFen: 1_500_000, ownAheadInFen: 0 },
    plan: '十八个月内鞘内注射四到五次，租用咳痰机，配站立架和脊柱支具，每周康复三次。',
    planEn:
      'Four or five spinal injections over eighteen months, a rented cough device, a standing frame and brace, and therapy three times a week.',
  },
  household: {
    summary: '农村土坯院一处，无车；两头牛已卖，信用社贷款2万元，父亲外出打零工。',
    summaryEn:
      'An adobe farmhouse, no car. Two cows are sold, 20,000 yuan borrowed from the credit union; the father does seasonal work away.',
  },
  targetInFen: 7_000_000,
  raisedShare: 1,
  giftCount: 265,
  state: 'reached',
  publishedDaysAgo: 20,
  team: {
    name: '诺诺站立小组',
    nameEn: 'Nuonuo stands',
    members: [
      { name: '小宇妈妈', role: '每月核对账目', roleEn: 'Checks the accounts each month' },
      {
        name: '康复师小谢',
        role: '列器械清单，说明哪些可以租',
        roleEn: 'Lists equipment and what can be rented',
      },
      {
        name: '甜甜妈妈',
        role: '联系病友和二手器械',
        roleEn: 'Finds second-hand equipment among families',
      },
      { name: '村医老马', role: '平时看护与转诊', roleEn: 'Day-to-day care and referral' },
    ],
  },
  wardCalled: true,
  labels: ['child', 'longMedicine'],
  pictures: [
    {
      file: 'rare-sma-nuonuo/sitting-on-the-kang.svg',
      alt: '诺诺坐在炕上，双手撑着膝盖',
      altEn: 'Nuonuo sitting on the kang, hands on her knees',
    },
    {
      file: 'rare-sma-nuonuo/grandfather-sanding.svg',
      alt: '爷爷打磨木头站立台',
      altEn: 'Grandfather sanding a wooden standing frame',
    },
    {
      file: 'rare-sma-nuonuo/potato-noodles.svg',
      alt: '院子里晾晒的粉条',
      altEn: 'Potato noodles drying in the yard',
    },
    {
      file: 'rare-sma-nuonuo/equipment-list.svg',
      alt: '康复器械清单，可租的几项画了圈',
      altEn: 'The equipment list with the rentable items circled',
    },
  ],
  encouragements: [
    '再来一遍！',
    'SMA家庭，站立架用过的可以给你们，只收邮费。',
    '四十七张照片，我想看第四十八张。',
    '爷爷的手艺真好。',
    '粉条买了两斤，另外这份给诺诺。',
  ],
  picked: true,
} satisfies DemoStory;
