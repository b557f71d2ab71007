import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const lungMinerLaoqin = {
  slug: 'lung-miner-laoqin',
  caseType: 0,
  title: '打了十二年风钻，我的肺要换了',
  content: [
    '这篇东西我是用语音一段一段说的，说三句要歇一歇，侄女帮我打成字，她说不用改，就这样好。',
    '我姓秦，四十九，商洛山里人。二十二岁到三十四岁在矿上打风钻，那时候一天八十块，比什么都高。打的是干钻，没有水，出来的时候除了眼睛和牙，都是灰的。二〇一九年八月查出来是尘肺，一查就是叁期。当年一起下井的十四个人，现在还在的有五个，我们有个群，叫“慢慢走”。',
    '这七年，洗肺、住院、吸氧，一共花了26万元，医保给报了15万元，自己花了11万元。矿早就关了，老板也不在了，职业病认定因为没有合同办了两年，没有办下来。家里三间土墙房，前年县上给加固过，老婆在镇上给学校做饭，一月两千一，儿子在西安修电梯，二十四岁，还没有说对象，挣的钱一半寄回来。',
    '今年上半年我吸着氧走不到厕所了。玉渡中心医院的医生做了评估，说我除了肺，别的零件都好，能排肺移植。名已经排上，什么时候有合适的肺不知道，可能下周，可能明年，但是钱要先备好，通知来了只有几个小时。手术和头一年的药算下来58万元，医保25万元，尘肺病救助基金8万元，儿子把他存的和借的拿出5万元，还差20万元。',
    '我知道这不是个小数，也知道换了不一定就好。医生讲得明白，一年能过去的十个里有八个多。我想试。我要是能再走路，别的不说，先把屋后那半亩核桃嫁接了，那个活不重，只要弯得下腰。',
    '如果等不到肺，或者我人先不在了，没有用的钱一分不留，全退。这句话我录了音，在平台上存着。',
  ].join('\n\n'),
  illness: '尘肺叁期，终末期呼吸衰竭',
  illnessKey: 'lung',
  city: '商洛',
  province: '陕西',
  hospital: '玉渡中心医院',
  department: '肺移植科',
  patient: { displayName: '老秦', age: 49, gender: 'male' },
  raiser: { name: '慢慢走老秦', relation: 1 },
  payee: { kind: 'person', relation: 'spouse', displayName: '田**' },
  treatment: {
    diagnosedOn: '2019-08',
    ...{ costSoFarInFen: 26_000_000, insuranceSoFarInFen: 15_000_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 11_000_000 },
    ...{ costAheadInFen: 58_000_000, insuranceAheadInFen: 25_000_000 },
    ...{ aidAheadInFen: 8_000_000, ownAheadInFen: 5_000_000 },
    plan: '已列入肺移植等候名单；有匹配供肺时行双肺移植，术后第一年抗排异与感染预防。',
    planEn:
      'On the waiting list for a double lung transplant; afterwards a year of anti-rejection medicine and infection control.',
  },
  household: {
    summary: '加固土房三间，无车；妻子月收入两千一百元，儿子在外务工并拿出5万元；自付已花11万元。',
    summaryEn:
      'Three reinforced earth-walled rooms, no car. His wife earns 2,100 yuan a month; their son has put in 50,000; 110,000 has been paid so far.',
  },
  targetInFen: 20_000_000,
  raisedShare: 0.03,
  giftCount: 22,
  state: 'new',
  publishedDaysAgo: 1,
  wardCalled: false,
  labels: ['awaitingTransplant'],
  pictures: [
    {
      file: 'lung-miner-laoqin/oxygen-machine.svg',
      alt: '老秦吸着氧坐在床边，窗外是山',
      altEn: 'Laoqin on the edge of his bed with an oxygen machine, mountains outside',
    },
    {
      file: 'lung-miner-laoqin/walnut-trees.svg',
      alt: '屋后的半亩核桃树',
      altEn: 'Half a mu of walnut trees behind the house',
    },
    {
      file: 'lung-miner-laoqin/earth-walled-house.svg',
      alt: '加固过的土墙房',
      altEn: 'The reinforced earth-walled house',
    },
  ],
  encouragements: [
    '也在“慢慢走”群里，老秦，等你。',
    '核桃我帮你看着，你好了自己嫁接。',
    '肺移植第四年，爬山慢一点，能爬。',
  ],
  picked: false,
} satisfies DemoStory;
