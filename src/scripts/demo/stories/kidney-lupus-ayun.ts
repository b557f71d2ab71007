import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const kidneyLupusAyun = {
  slug: 'kidney-lupus-ayun',
  caseType: 0,
  title: '好友阿芸患狼疮性肾炎，我想替她把药费筹齐',
  content: [
    '阿芸和我一起在黄石一家服装厂踩过四年平车，她踩得比我快，线头比我少。后来我开了个小改衣店，她去了超市做生鲜，一直有来往，我女儿叫她干妈。',
    '她三十三岁，没有结婚，父母在阳新乡下。今年春天她说膝盖和手指关节疼，脸上起了一片红，夏天腿开始肿。据她跟我讲，六月份住院，查出来是系统性红斑狼疮，已经影响到肾，要打针、吃激素和免疫抑制药，还要做肾穿。她告诉我前后花了8.6万元，医保报了4.1万元，自己出了4.5万元，上班的积蓄全垫进去了。',
    '后面的治疗，她说医生讲要用一种新的生物药，一年下来16万元左右，医保承担4万元，缺12万元。我只有小学文化，病历看不太懂，照片是她发给我的，我都传到平台上了，看不清楚的地方我再去问她。',
    '她自己租房住，一个月六百，没有车没有房。她父亲种地，腰不好，家里还有一个弟弟在读中专。她这个人面子薄，借钱开不了口，有一次在我店里坐了一下午，走的时候才说身上不舒服，饭也没吃。我想来想去，由我来替她发起，钱直接打到她自己的卡上，我一分不经手。',
    '厂里的老姐妹们如果看到了，认得她的，都可以打电话问她近况。多少都是情分，不勉强。',
  ].join('\n\n'),
  illness: '狼疮性肾炎',
  illnessKey: 'kidney',
  city: '黄石',
  province: '湖北',
  hospital: '玉渡中心医院',
  department: '风湿免疫科',
  patient: { displayName: '阿芸', age: 33, gender: 'female' },
  raiser: { name: '改衣店小凤', relation: 11, relationText: '工友' },
  payee: { kind: 'person', relation: 'self', displayName: '程**' },
  treatment: {
    diagnosedOn: '2026-06',
    ...{ costSoFarInFen: 8_600_000, insuranceSoFarInFen: 4_100_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 4_500_000 },
    ...{ costAheadInFen: 16_000_000, insuranceAheadInFen: 4_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '据发起人转述：激素与免疫抑制剂，联合生物制剂一年。医院尚未确认。',
    planEn:
      'As told by the raiser: steroids and immunosuppressants with a biological for a year. Not confirmed by the hospital.',
  },
  household: {
    summary: '据发起人填写：租房，无房无车，积蓄4.5万元用完。患者本人未签字确认。',
    summaryEn:
      'As stated by the raiser: renting, no house or car, 45,000 yuan of savings spent. The patient has not signed.',
  },
  targetInFen: 12_000_000,
  raisedShare: 0.12,
  giftCount: 40,
  state: 'platformStopped',
  publishedDaysAgo: 21,
  wardCalled: false,
  labels: [],
  pictures: [
    {
      file: 'kidney-lupus-ayun/sewing-machine.svg',
      alt: '改衣店里的平缝机',
      altEn: 'A flat-bed sewing machine in the alteration shop',
    },
    {
      file: 'kidney-lupus-ayun/blurred-record.svg',
      alt: '拍得模糊的病历照片，字迹看不清',
      altEn: 'A blurred photo of a medical record, not legible',
    },
    {
      file: 'kidney-lupus-ayun/shop-window.svg',
      alt: '改衣店临街的橱窗',
      altEn: 'The street window of the alteration shop',
    },
  ],
  encouragements: ['厂里的姐妹，祝阿芸平安。', '狼疮肾八年，工作结婚都没耽误。'],
  picked: false,
} satisfies DemoStory;
