import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const dreamAzheRun = {
  slug: 'dream-azhe-run',
  caseType: 99,
  title: '治完骨肉瘤的阿哲，想装一条能跑步的假肢',
  content: [
    '先说好消息：阿哲的化疗在五月全部结束了，八月和十一月两次复查，肺部和骨扫描都干净。所以这次不是救命的钱，是一个愿望，我们想把它和治病的钱分开说清楚。',
    '他十六岁，延边人，从小踢右边锋，校队的。去年四月膝盖疼，拍片是骨肉瘤，长在左股骨下端。先化疗，肿瘤没有缩到可以保肢的程度，九月做了膝上截肢。手术前一天，他去球场把最后一个点球踢了，守门的同学扑对了方向，没有去接。',
    '前后治疗花了33万元，医保和大病保险一共报了21万元，自付12万元，其中亲戚那里借的5万元还了1.5万元，剩3.5万元我们自己慢慢还，不放在这次筹款里。',
    '他现在用的是一条过渡假肢，走平路还行，上楼要一级一级挪，跑不了。假肢中心给量过，一条带气压膝关节的日常假肢加一片碳纤维跑步刀板，接受腔要做两次，再加三个月训练，总共8.5万元。残联的辅具补贴可以申请到2.5万元，余下6万元。青少年还在长，接受腔以后每年要换，那部分我们自己来。',
    '我在社区食堂做冷面和泡菜，他爸爸是公交车司机，两个人一个月九千上下，住单位老家属楼，五十八平，没有贷款，没有车。日子过得去，只是这几年把以后的钱先用了。',
    '学校让他做了校队的助理教练，管战术板。他画的跑位线，右边锋那条总是画得最长。假肢师傅问他装好以后第一件事做什么，他说先绕操场一圈，走也行，不要人扶，然后去把那个点球再踢一次，让门将认真扑。',
  ].join('\n\n'),
  illness: '骨肉瘤截肢术后',
  illnessKey: 'cancer',
  city: '延吉',
  province: '吉林',
  hospital: '岚溪肿瘤医院',
  department: '骨与软组织肿瘤科',
  patient: { displayName: '阿哲', age: 16, gender: 'male' },
  raiser: {
    name: '冷面妈妈',
    relation: 7,
    organiser: {
      kind: 'person',
      words: '妈妈自己组织：和假肢中心约好量型、试戴和训练的日子，每一步把单据和照片写在动态里。',
    },
  },
  payee: { kind: 'person', relation: 'other', displayName: '金**' },
  treatment: {
    diagnosedOn: '2025-04',
    ...{ costSoFarInFen: 33_000_000, insuranceSoFarInFen: 21_000_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 12_000_000 },
    ...{ costAheadInFen: 8_500_000, insuranceAheadInFen: 0 },
    ...{ aidAheadInFen: 2_500_000, ownAheadInFen: 0 },
    plan: '配日常膝上假肢与跑步刀板各一，接受腔制作两次，随后三个月步态与跑步训练。',
    planEn:
      'A daily above-knee prosthesis and a running blade, two socket fittings, then three months of gait and running training.',
  },
  household: {
    summary: '家属楼58平方米一套，无贷款、无车；父母月收入合计约九千元，欠亲戚3.5万元自行偿还。',
    summaryEn:
      'A 58 square metre flat without mortgage, no car. Parents earn about 9,000 yuan together; 35,000 owed to relatives is repaid by themselves.',
  },
  targetInFen: 6_000_000,
  raisedShare: 0.41,
  giftCount: 85,
  state: 'raising',
  publishedDaysAgo: 7,
  wardCalled: false,
  labels: [],
  pictures: [
    {
      file: 'dream-azhe-run/running-track.svg',
      alt: '阿哲装着假肢，站在学校操场的红色跑道上',
      altEn: 'Azhe with his prosthetic leg on the red running track of the school',
    },
    {
      file: 'dream-azhe-run/running-blade.svg',
      alt: '假肢中心的工作台，一片碳纤维刀板',
      altEn: 'A bench at the prosthesis centre with a running blade',
    },
    {
      file: 'dream-azhe-run/noodle-board.svg',
      alt: '社区食堂里做冷面的案板',
      altEn: 'The noodle board in the community canteen',
    },
    {
      file: 'dream-azhe-run/tactics-board.svg',
      alt: '战术板上的跑位线',
      altEn: 'Running lines on a tactics board',
    },
  ],
  encouragements: [
    '守门的同学：这次我一定扑。',
    '用刀板跑了四年，第一圈会哭，准备纸巾。',
    '右边锋的位置给你留着。',
    '常来食堂吃冷面的，支持阿哲。',
  ],
  picked: false,
} satisfies DemoStory;
