import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const burnKitchenAhui = {
  slug: 'burn-kitchen-ahui',
  caseType: 0,
  title: '小餐馆燃气爆燃，厨师阿辉还要做两次植皮手术',
  content: [
    '九月六号上午十点二十，我在前厅择豆角，他在后厨点火。声音不大，像有人把门猛地摔上。我冲进去的时候，他已经自己走到了水池边，还跟我说了一句“把总阀关了”。',
    '我们的店叫“辉记小炒”，在益阳一条老街上，六张桌子，开了四年。事后消防来查，是钢瓶的减压阀老化漏气。阿辉全身烧伤百分之四十二，大部分是深二度，双手、前胸和两条手臂是三度。在石渡烧伤医院重症监护室住了十九天，做过一次切痂、两次植皮，现在可以自己坐起来吃饭，勺子绑在手上。',
    '到这周为止一共用了31万元，医保已经结算11.8万元，我们自己拿出19.2万元：存款和退掉店面的钱一共7万元，卖掉送货的面包车3.2万元，另外9万元是借的，他哥哥5万元，我娘家4万元。',
    '烧伤外科的医生说，还要做两次植皮，把双手的功能保住，之后至少半年的康复和压力衣治疗，大约24万元。其中医保估计可以承担9万元，差15万元。我们没有给员工以外的人投过保险，这是自己欠考虑，我不怪谁。店里请的刘姐那天正好晚到，没有受伤，这是万幸。',
    '阿辉十六岁学厨，最得意的是一道腊肉炒藜蒿。他现在每天问康复师三个问题：能不能握刀，能不能颠锅，多久。康复师教他捏橡皮泥，他就捏成饺子，一天捏三十个，摆在窗台上给我看。',
    '女儿上二年级，跟着外婆。她来医院看过一次，先是躲在我后面，后来问爸爸疼不疼，他说跟切到手差不多。款项会直接进医院账户，我不经手，用了多少，医院的清单就是多少。老街上来过我们店的人，谢谢你们还记得那六张桌子。',
  ].join('\n\n'),
  illness: '火焰烧伤（42%，深二度至三度）',
  illnessKey: 'burn',
  city: '益阳',
  province: '湖南',
  hospital: '石渡烧伤医院',
  department: '烧伤整形外科',
  patient: { displayName: '阿辉', age: 34, gender: 'male' },
  raiser: { name: '辉记小炒老板娘', relation: 5 },
  payee: { kind: 'hospital', relation: 'hospital_account', displayName: '石渡烧伤医院' },
  treatment: {
    diagnosedOn: '2026-09',
    ...{ costSoFarInFen: 31_000_000, insuranceSoFarInFen: 11_800_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 19_200_000 },
    ...{ costAheadInFen: 24_000_000, insuranceAheadInFen: 9_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '再行两次植皮，重点修复双手；之后六个月手功能康复与压力衣治疗。',
    planEn:
      'Two more skin grafts with the hands first, then six months of hand therapy and pressure garments.',
  },
  household: {
    summary: '租房居住，面包车已卖，店面已退租；存款用完，欠亲属9万元。',
    summaryEn:
      'Renting; the van is sold and the shop given up. Savings are spent and 90,000 yuan is owed to family.',
  },
  targetInFen: 15_000_000,
  raisedShare: 0.55,
  giftCount: 230,
  state: 'raising',
  publishedDaysAgo: 17,
  wardCalled: true,
  labels: ['paidToHospital'],
  pictures: [
    {
      file: 'burn-kitchen-ahui/clay-dumplings.svg',
      alt: '阿辉坐在病床上，窗台上一排橡皮泥捏的饺子',
      altEn: 'Ahui in his hospital bed, a row of modelling-clay dumplings on the window sill',
    },
    {
      file: 'burn-kitchen-ahui/back-kitchen.svg',
      alt: '停业前，阿辉在小餐馆的后厨炒菜',
      altEn: 'Ahui at the wok in the kitchen of the small restaurant before it closed',
    },
    {
      file: 'burn-kitchen-ahui/spoon.svg',
      alt: '戴着压力手套的手握着勺子',
      altEn: 'A hand in a pressure glove holding a spoon',
    },
    {
      file: 'burn-kitchen-ahui/six-tables-drawing.svg',
      alt: '女儿画的六张桌子的小店',
      altEn: 'A drawing by the daughter of the shop with six tables',
    },
  ],
  encouragements: [
    '老街上吃了四年的客人，等腊肉炒藜蒿。',
    '做康复的，手功能前半年最要紧，坚持。',
    '六张桌子我坐过五张，等你开张坐第六张。',
    '饺子捏得真像。',
  ],
  picked: false,
} satisfies DemoStory;
