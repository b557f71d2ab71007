import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const liverCancerAqiang = {
  slug: 'liver-cancer-aqiang',
  caseType: 0,
  title: '丈夫肝癌介入治疗三次，后续用药还有较大缺口',
  content: [
    '我们在茂名乡下种荔枝，今年是大年，树上红成一片，他躺在医院里，荔枝是我和公公两个人摘的，有三分之一落在地里。',
    '我丈夫四十七岁，大家叫他阿强。七月上旬右边肋骨下面疼，在海屿大学附属医院查出原发性肝癌，有八公分，门静脉也有一点，不能直接开刀。医生给的路子是先做介入，同时用靶向和免疫药，肿瘤缩小了再评估手术。三次介入做下来，最近一次复查，缩到五公分半。',
    '到十月中旬花了18.7万元，医保报9.2万元，我们自己出了9.5万元。卖荔枝的3.5万元，存款2万元，向我两个姐姐借了4万元。往后再做两到三次介入，加一年的药，医院说要26万元，扣掉医保11万元，差15万元。',
    '家里情况：农村自建房一栋两层，荔枝园七亩，是租村里的，摩托车一辆，没有小车。大儿子在深圳一家五金厂，女儿在县里读卫校。',
    '十一月三日补充：有人举报说我们在镇上有一间铺面没有写。铺面确实在阿强名下，但是是他和他哥哥早年一起建的，一直由他哥哥用来卖农资，我们没有收过租金，我以为不算我们的，所以没有填。这是我的疏忽。房产登记和两兄弟的协议已经交给平台，核实结果没有出来之前，我同意暂停提现，也请还没有帮忙的人先等一等。',
    '他的病是真的，单子都在。该怎么认，就怎么认。',
  ].join('\n\n'),
  illness: '原发性肝癌（中晚期）',
  illnessKey: 'cancer',
  city: '茂名',
  province: '广东',
  hospital: '海屿大学附属医院',
  department: '肝胆肿瘤科',
  patient: { displayName: '阿强', age: 47, gender: 'male' },
  raiser: { name: '荔枝园阿英', relation: 5 },
  payee: { kind: 'person', relation: 'spouse', displayName: '梁**' },
  treatment: {
    diagnosedOn: '2026-07',
    ...{ costSoFarInFen: 18_700_000, insuranceSoFarInFen: 9_200_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 9_500_000 },
    ...{ costAheadInFen: 26_000_000, insuranceAheadInFen: 11_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '再行两到三次介入，联合靶向与免疫药物一年，缩小后评估手术。',
    planEn:
      'Two or three more interventional treatments with targeted and immune medicine for a year, then a new look at surgery.',
  },
  household: {
    summary:
      '农村两层自建房一栋，租种荔枝园七亩，摩托车一辆；镇上另有登记在患者名下的铺面一间，归属核实中；借款4万元。',
    summaryEn:
      'A two-storey village house, seven rented mu of lychee and a motorcycle. A shop registered to the patient is under review; 40,000 yuan owed.',
  },
  targetInFen: 15_000_000,
  raisedShare: 0.33,
  giftCount: 120,
  state: 'risk',
  publishedDaysAgo: 19,
  wardCalled: true,
  labels: [],
  pictures: [
    {
      file: 'liver-cancer-aqiang/lychee-orchard.svg',
      alt: '阿英和公公在挂果的荔枝园里摘荔枝',
      altEn: 'Aying and her father-in-law picking lychees in the orchard',
    },
    {
      file: 'liver-cancer-aqiang/property-register.svg',
      alt: '房产登记查询结果，号码已遮盖',
      altEn: 'A property register extract with the number covered',
    },
    {
      file: 'liver-cancer-aqiang/ward-after-treatment.svg',
      alt: '介入治疗后，阿英守在病床边',
      altEn: 'Aying at the bedside after an interventional treatment',
    },
  ],
  encouragements: ['吃过你们家荔枝，祝阿强哥好转。', '介入四次后做了手术，现在三年，别灰心。'],
  picked: false,
} satisfies DemoStory;
