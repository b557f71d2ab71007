import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const brainXiaomaNoodle = {
  slug: 'brain-xiaoma-noodle',
  caseType: 0,
  title: '八岁儿子髓母细胞瘤术后，放化疗做到第三个月',
  content: [
    '在苏州拉面馆里，我一天要拉四百多碗面。儿子阿西暑假来店里，喜欢站在旁边数我拉了几扣，六月的一天他数着数着，说爸爸你有两个。我以为他闹着玩，第二天他走路开始往右边歪。',
    '检查是小脑的髓母细胞瘤。阿西八岁，读二年级，海东人。手术是在松野脑科医院做的，切干净了，脑脊液里没有找到癌细胞，医生说是标准风险组，按方案做放疗和化疗，治愈的机会大约七到八成。我听到七到八成，问他能不能算八成，医生说可以往八成努力。',
    '手术、监护室和六周放疗，到十月初花了24.8万元，医保结算12.6万元，自己拿了12.2万元。老板预支我半年工资4.2万元，同乡的拉面馆三十几家凑了5万元，剩下3万元是我们自己的。化疗还有六个周期，加上复查、康复和激素替代，预算25万元，医保预计9.5万元，一个儿童肿瘤的公益项目给2.5万元，差13万元。',
    '老家院子一个，五间土木房，政府帮忙改造过屋顶，种八亩青稞和油菜。在苏州是员工宿舍，没有车。他妈妈陪床，两岁的妹妹由我母亲带着。我还在店里上早班，中午十二点以后坐地铁去医院，手上的面粉有时候洗不干净，护士认得我。',
    '放疗的面罩他一开始怕，后来放疗师在上面画了一只雪豹，他就不哭了，做完三十次，面罩送给他，挂在病床边上。现在他走路还有点歪，医生让练，我在店后面的巷子里用面粉画了一条直线，他沿着走，走完一趟数一扣。',
    '收到的钱已经申请提取第一部分，用来交十一月和十二月的两个周期，公示期间有什么想问的，我下了班一定回。',
  ].join('\n\n'),
  illness: '髓母细胞瘤',
  illnessKey: 'cancer',
  city: '海东',
  province: '青海',
  hospital: '松野脑科医院',
  department: '儿童神经肿瘤科',
  patient: { displayName: '阿西', age: 8, gender: 'male' },
  raiser: { name: '拉面师傅小马', relation: 6 },
  payee: { kind: 'person', relation: 'other', displayName: '马**' },
  treatment: {
    diagnosedOn: '2026-06',
    ...{ costSoFarInFen: 24_800_000, insuranceSoFarInFen: 12_600_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 12_200_000 },
    ...{ costAheadInFen: 25_000_000, insuranceAheadInFen: 9_500_000 },
    ...{ aidAheadInFen: 2_500_000, ownAheadInFen: 0 },
    plan: '化疗六个周期，每六周一次，期间平衡康复与内分泌随访，每三个月复查核磁。',
    planEn:
      'Six courses of chemotherapy six weeks apart, with balance therapy, hormone follow-up and a scan every three months.',
  },
  household: {
    summary: '老家土木房五间、耕地八亩，在苏州住员工宿舍，无车；预支工资4.2万元，同乡凑款5万元。',
    summaryEn:
      'Five rooms and eight mu back home, staff lodgings in Suzhou, no car. 42,000 yuan of wages advanced, 50,000 given by fellow noodle shops.',
  },
  targetInFen: 13_000_000,
  raisedShare: 0.78,
  giftCount: 260,
  state: 'withdrawing',
  publishedDaysAgo: 27,
  wardCalled: true,
  labels: ['child', 'chemotherapy', 'radiotherapy'],
  pictures: [
    {
      file: 'brain-xiaoma-noodle/pulling-noodles.svg',
      alt: '爸爸在拉面馆的案板前拉面',
      altEn: 'Father pulling noodles at the board of the noodle shop',
    },
    {
      file: 'brain-xiaoma-noodle/snow-leopard-mask.svg',
      alt: '挂在床边的放疗面罩，上面画着雪豹',
      altEn: 'A radiotherapy mask by the bed, painted as a snow leopard',
    },
    {
      file: 'brain-xiaoma-noodle/flour-line.svg',
      alt: '阿西沿着巷子地面上用面粉画的直线走',
      altEn: 'Axi walking along a straight line of flour in the alley',
    },
    {
      file: 'brain-xiaoma-noodle/rapeseed-fields.svg',
      alt: '老家的油菜田',
      altEn: 'Rapeseed fields at home',
    },
  ],
  encouragements: [
    '吃了三年你家的面，二细，祝阿西走直线。',
    '我儿子同样的病，结疗第四年，上体育课了。',
    '海东老乡，三十几家店都在。',
    '雪豹画得真好，谢谢放疗师。',
  ],
  picked: false,
} satisfies DemoStory;
