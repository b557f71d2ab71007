import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const liverAbao = {
  slug: 'liver-abao',
  caseType: 0,
  title: '爸爸的一叶肝要给一岁两个月的阿宝，下个月入院',
  content: [
    '他爸爸现在每天走一万五千步。体检的医生说他有轻度脂肪肝，要减到没有才能捐，所以他收工以后沿着盐田走，来回四趟，走了七十多天，瘦了十一斤。上周复查，脂肪肝没有了，他在医院走廊里给我打电话，第一次听见他在电话里笑。',
    '阿宝生下来黄疸一直不退，眼白是黄的，大便发白。两个月的时候确诊胆道闭锁，做了葛西手术，想让胆汁自己流出来。我们等了大半年，没有成功，肝已经硬了，肚子里有积水，半夜要抱起来坐着才睡得稳。云岭儿童医院移植中心评估下来，要做亲体肝移植，他爸爸血型和肝的形状都合适。',
    '从去年十月到现在一共花费12.9万元，医保报销7.3万元，自己负担5.6万元，其中积蓄2.6万元，向他大伯和我哥借了3万元。移植连同捐肝人的手术、术后监护和半年的药，预算是24万元，医保估计9万元，一家儿童肝病基金已经批了5万元，直接付给医院，余下10万元要靠筹款。',
    '我们家在儋州海边，公公和我丈夫晒盐，一年看天吃饭，多的时候五万，台风多的年份两万出头。房子是老石头屋，没有车，有一条小木船，不值什么钱。我原来在镇上做裁缝，阿宝病了以后就没接活了。',
    '阿宝会叫爸爸了，看到谁都叫，看到护士也叫。他的指甲长得特别快，别的都慢。下个月二号入院，还有三周多，我每天量他的肚围，写在墙上的挂历上。',
    '款项请打到医院。手术那天两个人同时在手术室里，我会在外面，到时候能给大家报的第一个消息，我一定马上报。',
  ].join('\n\n'),
  illness: '胆道闭锁，肝硬化失代偿',
  illnessKey: 'liver',
  city: '儋州',
  province: '海南',
  hospital: '云岭儿童医院',
  department: '肝移植中心',
  patient: { displayName: '阿宝', age: 1, gender: 'male' },
  raiser: { name: '盐田边的裁缝', relation: 7 },
  payee: { kind: 'hospital', relation: 'hospital_account', displayName: '云岭儿童医院' },
  treatment: {
    diagnosedOn: '2025-11',
    ...{ costSoFarInFen: 12_900_000, insuranceSoFarInFen: 7_300_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 5_600_000 },
    ...{ costAheadInFen: 24_000_000, insuranceAheadInFen: 9_000_000 },
    ...{ aidAheadInFen: 5_000_000, ownAheadInFen: 0 },
    plan: '父亲捐左外叶行亲体肝移植，术后监护约十天，住院一个月，半年抗排异治疗。',
    planEn:
      "Living-donor transplant with part of the father's liver, about ten days in intensive care, a month in hospital and half a year of anti-rejection treatment.",
  },
  household: {
    summary: '老石屋一处，小木船一条，无车；晒盐年收入两万至五万元；积蓄2.6万元用完，借款3万元。',
    summaryEn:
      'An old stone house and a small boat, no car. Salt brings 20,000 to 50,000 yuan a year; 26,000 of savings are spent and 30,000 borrowed.',
  },
  targetInFen: 10_000_000,
  raisedShare: 0.91,
  giftCount: 300,
  state: 'nearlyThere',
  publishedDaysAgo: 13,
  wardCalled: true,
  labels: ['child', 'awaitingTransplant', 'paidToHospital'],
  pictures: [
    {
      file: 'liver-abao/salt-pans.svg',
      alt: '傍晚的盐田，远处有一个人在走路',
      altEn: 'Salt pans at dusk with one person walking',
    },
    {
      file: 'liver-abao/stone-house-door.svg',
      alt: '爸爸抱着阿宝坐在石屋门口',
      altEn: 'Father holding Abao at the door of the stone house',
    },
    {
      file: 'liver-abao/wall-calendar.svg',
      alt: '写着肚围数字的挂历',
      altEn: 'A wall calendar with daily measurements',
    },
    {
      file: 'liver-abao/small-hand.svg',
      alt: '大手里一只小手，指甲刚剪过',
      altEn: 'A small hand with fresh-cut nails in a large one',
    },
  ],
  encouragements: [
    '十一斤肉换一叶肝，爸爸好样的。',
    '我女儿移植八年了，今年学游泳。',
    '儋州老乡，等你们平安回来晒盐。',
    '盐田边每天看见他走路，原来是为了这个。',
  ],
  picked: true,
} satisfies DemoStory;
