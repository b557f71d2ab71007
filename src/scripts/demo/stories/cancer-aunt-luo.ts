import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const cancerAuntLuo = {
  slug: 'cancer-aunt-luo',
  caseType: 0,
  title: '母亲卵巢肿物待手术，术前按最坏的情况做准备',
  content: [
    '我妈在邯郸纺织厂干到厂子关门，后来在小区门口给人改裤脚，两块五一条，后来涨到八块。她耳朵背，因为车间太吵，在家里说话声音大，街坊都知道我们家今天吃什么。',
    '五月份她说肚子胀，裤腰紧，自己把裤子放了两次。去做B超，右侧卵巢一个十四公分的肿物，有实性成分，肿瘤指标也高，当地医院考虑恶性可能大，让尽快到岚溪肿瘤医院。检查和两次门诊住院花了1.9万元，医保报了0.8万元，自付1.1万元是我这两个月的工资。',
    '主任讲得很直接：要开腹手术，术中做冰冻病理，如果是恶性，要做大范围切除，再加六次化疗，总共按11万元准备；医保能报5万元左右，你们家要备6万元。爸爸前年脑梗，走路不利索，吃低保药；我在快递站分拣，一月五千二，租房，女朋友在邢台。家里是厂里的老房子，四十六平，没有别的财产，存折上一共七千三。手术排在十天以后，我没有别的办法在十天里凑到这个数，所以请大家帮忙。',
    '我不知道结果会怎么样，写这篇的时候她在旁边给病友的孩子缝一个扣子，她手快，三十秒。',
    '六月十九日补充：手术顺利，最终病理回来了，是交界性肿瘤，没有扩散，不需要化疗，整个手术住院自己只花了1.4万元，我和姨凑够了。我第一时间联系平台说明，申请把收到的1.32万元全部退还。收到退款通知的朋友请不要奇怪，这是好事情。我妈让我跟大家说，裤脚有要改的，她不收钱。',
  ].join('\n\n'),
  illness: '卵巢肿物（术前考虑恶性）',
  illnessKey: 'cancer',
  city: '邯郸',
  province: '河北',
  hospital: '岚溪肿瘤医院',
  department: '妇科肿瘤科',
  patient: { displayName: '罗阿姨', age: 50, gender: 'female' },
  raiser: { name: '快递站小赵', relation: 2 },
  payee: { kind: 'person', relation: 'self', displayName: '罗**' },
  treatment: {
    diagnosedOn: '2026-05',
    ...{ costSoFarInFen: 1_900_000, insuranceSoFarInFen: 800_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 1_100_000 },
    ...{ costAheadInFen: 11_000_000, insuranceAheadInFen: 5_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '开腹手术并术中病理；若为恶性则扩大切除并化疗六次。',
    planEn:
      'Open surgery with pathology during the operation; if malignant, wider surgery and six courses of chemotherapy.',
  },
  household: {
    summary: '厂区老房46平方米一套，无车；父亲患病无收入，儿子月收入五千二百元，存款七千三百元。',
    summaryEn:
      'A 46 square metre factory flat, no car. The father is ill without income, the son earns 5,200 yuan; 7,300 in savings.',
  },
  targetInFen: 6_000_000,
  raisedShare: 0.22,
  giftCount: 55,
  state: 'refunded',
  publishedDaysAgo: 24,
  wardCalled: true,
  labels: [],
  pictures: [
    {
      file: 'cancer-aunt-luo/sewing-stall.svg',
      alt: '罗阿姨在小区门口的缝纫机摊上改衣服',
      altEn: 'Aunt Luo at her sewing machine stall at the gate of an estate',
    },
    {
      file: 'cancer-aunt-luo/button.svg',
      alt: '正在缝扣子的手',
      altEn: 'Hands sewing on a button',
    },
    {
      file: 'cancer-aunt-luo/refund-papers.svg',
      alt: '退款申请与出院结算单',
      altEn: 'The refund request and the discharge settlement',
    },
  ],
  encouragements: [
    '罗姨给我改过校服，祝手术顺利。',
    '街坊，等着听您大嗓门。',
    '做最坏的准备，等最好的结果。',
  ],
  picked: false,
} satisfies DemoStory;
