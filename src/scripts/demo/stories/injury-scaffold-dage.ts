import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const injuryScaffoldDage = {
  slug: 'injury-scaffold-dage',
  caseType: 0,
  title: '哥哥从六米高的架子上摔下来，想再练半年学会自己坐轮椅出门',
  content: [
    '出事那天是五月二十三号，工地停了半天电，第二天照常开工。这句话不是抱怨，是我后来才知道的，写在这里，因为它是事实。',
    '我哥四十五岁，达州宣汉人，做架子工二十年。那天他在六米高的地方拆一根横杆，脚下的扣件松了。胸十二椎体爆裂骨折，脊髓损伤，当天夜里做了减压固定手术。现在腰以下没有知觉，两只手臂力气很大，一个手能把自己从床上撑起来。',
    '治疗到现在花了17.8万元。因为是工伤，居民医保不报，一分没有走医保。分包的老板先后给过6万元，七月以后电话就打不通了。剩下11.8万元，我出了5万元，嫂子娘家出了3万元，他自己的积蓄3.8万元。劳动仲裁已经立案，法律援助中心指派了一位律师，他说材料齐全，但走完至少要大半年，到时候如果赔下来，我会按比例退给大家，这一条我写在最前面的承诺书里。',
    '玉渡中心医院康复科给的方案是半年，14万元左右：练转移、练轮椅、训练膀胱，防褥疮，还要配一台合身的轮椅和一套改造过的卫生间扶手。民政临时救助批了2万元，缺12万元。',
    '家里是宣汉乡下的一楼一底，门口有七级台阶，我已经用水泥抹了一条坡道，坡度是照医院图纸来的。两个侄儿，一个在读技校，一个初三。我自己在东莞电子厂做，请了长假回来陪他，厂里给我留了工位到年底。',
    '他这个人要强，护士教他翻身，他一天练二十遍。有天晚上他问我，以前村里修水塔是不是缺个看仪表的人，坐着就能干。我说是。他说那就行。',
  ].join('\n\n'),
  illness: '高处坠落致脊髓损伤',
  illnessKey: 'injury',
  city: '达州',
  province: '四川',
  hospital: '玉渡中心医院',
  department: '脊柱外科与康复科',
  patient: { displayName: '大哥', age: 45, gender: 'male' },
  raiser: { name: '老二阿勇', relation: 10, relationText: '弟弟' },
  payee: { kind: 'person', relation: 'spouse', displayName: '何**' },
  treatment: {
    diagnosedOn: '2026-05',
    ...{ costSoFarInFen: 17_800_000, insuranceSoFarInFen: 0 },
    ...{ aidSoFarInFen: 6_000_000, ownSoFarInFen: 11_800_000 },
    ...{ costAheadInFen: 14_000_000, insuranceAheadInFen: 0 },
    ...{ aidAheadInFen: 2_000_000, ownAheadInFen: 0 },
    plan: '住院康复六个月，训练转移、轮椅操作和膀胱功能，配置轮椅并改造卫生间。',
    planEn:
      'Six months of rehabilitation for transfers, wheelchair skills and bladder training, a fitted wheelchair and a changed bathroom.',
  },
  household: {
    summary:
      '乡下两层房一处，无车；分包方已付6万元，劳动仲裁已立案；积蓄3.8万元用完，亲属垫付8万元。',
    summaryEn:
      'A two-storey village house, no car. The subcontractor paid 60,000 yuan and arbitration is filed; 38,000 of savings are spent and family lent 80,000.',
  },
  targetInFen: 12_000_000,
  raisedShare: 0.31,
  giftCount: 96,
  state: 'expired',
  publishedDaysAgo: 32,
  wardCalled: false,
  labels: ['rehabilitation', 'liabilityOpen'],
  pictures: [
    {
      file: 'injury-scaffold-dage/ramp.svg',
      alt: '大哥坐着轮椅，在老屋门口新抹的水泥坡道旁',
      altEn: 'The brother in his wheelchair by the newly laid concrete ramp at the old house',
    },
    {
      file: 'injury-scaffold-dage/transfer-bed.svg',
      alt: '大哥在康复科的训练床上练习挪到轮椅',
      altEn:
        'The brother practising the move to a wheelchair on a training bed in the rehabilitation unit',
    },
    {
      file: 'injury-scaffold-dage/arbitration-notice.svg',
      alt: '劳动仲裁受理通知书，个人内容已遮盖',
      altEn: 'The arbitration notice with personal parts covered',
    },
  ],
  encouragements: [
    '一起搭过架子的，大哥保重。',
    '我坐轮椅十一年了，自己开网店，能过好。',
    '坡道抹得真平。',
  ],
  picked: false,
} satisfies DemoStory;
