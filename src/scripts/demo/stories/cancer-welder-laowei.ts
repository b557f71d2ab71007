import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const cancerWelderLaowei = {
  slug: 'cancer-welder-laowei',
  caseType: 0,
  title: '在船厂焊了十五年的我，三十八岁得了胃癌',
  content: [
    '焊工看东西先看焊缝。手术以后我照镜子看肚子上那条口子，十九厘米，走得很直，收弧也漂亮，我跟主刀的大夫说这活儿干得好，他愣了一下，说头一回有人这么夸。',
    '我姓魏，菏泽人，技校毕业就进了船厂。中间去日本爱媛的今治做了五年技能实习和特定技能，前年回来结的婚。七月份胃疼，吃药压不住，胃镜一做，低分化腺癌，分期三期B。八月初在岚溪肿瘤医院做了全胃切除。一顿现在只能吃一小碗，一天吃七顿，体重从七十六公斤掉到五十九公斤。',
    '钱的事列个表。已经花的：9.6万元。医保报的：5.3万元。自己掏的：4.3万元，全是存款。往后八次化疗加免疫药，医院估13万元，医保能报6万元，差7万元。家底：县城一套八十九平的房，贷款每月两千三，还有二十二年；一辆开了八年的国产车，问过了，值两万一，媳妇现在靠它上下班，一个人跑三十里。存款还剩八千，留着交房贷。媳妇怀孕五个月。',
    '单位没有辞我，从一线调到材料库，等身体行了就去上班，工资按病假发，到手两千六。工友凑了头一笔，我让他们从这里走，账面清楚。',
    '今治那边的老班长问我怎么不上线了，我只好说了实话，他把这事告诉了原来一个班组的人。所以底下有一份日文的，是我自己写的，语法不好，请包涵。',
    '我不求别的，就按疗程把八次打完。孩子预产期在三月，我算过，第七次打完正好赶上。',
  ].join('\n\n'),
  illness: '胃癌（三期B）',
  illnessKey: 'cancer',
  city: '菏泽',
  province: '山东',
  hospital: '岚溪肿瘤医院',
  department: '胃肠肿瘤科',
  patient: { displayName: '老魏', age: 38, gender: 'male' },
  raiser: { name: '焊工老魏', relation: 1 },
  payee: { kind: 'person', relation: 'self', displayName: '魏**' },
  treatment: {
    diagnosedOn: '2026-07',
    ...{ costSoFarInFen: 9_600_000, insuranceSoFarInFen: 5_300_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 4_300_000 },
    ...{ costAheadInFen: 13_000_000, insuranceAheadInFen: 6_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '术后化疗八次联合免疫治疗，每三周一次，第四次后复查增强CT。',
    planEn:
      'Eight courses of chemotherapy with immunotherapy, one every three weeks, with a scan after the fourth.',
  },
  household: {
    summary:
      '县城89平方米住房一套，月供两千三百元；旧车一辆，约值2.1万元；存款剩八千元，妻子怀孕。',
    summaryEn:
      'An 89 square metre flat with a 2,300 yuan monthly mortgage, an old car worth about 21,000, 8,000 of savings left; his wife is pregnant.',
  },
  targetInFen: 7_000_000,
  raisedShare: 0.5,
  giftCount: 115,
  state: 'raising',
  publishedDaysAgo: 15,
  bilingual: {
    language: 'ja',
    title: '造船所で十五年溶接をしてきた私が、三十八歳で胃がんになりました',
    content: [
      '溶接工は、何を見てもまず溶接の線を見ます。手術のあと鏡で腹の傷を見ました。十九センチ、まっすぐで、最後の止め方もきれいでした。執刀の先生に「いい仕事ですね」と言ったら、少し驚いて、「そうほめられたのは初めてです」と言われました。',
      '山東省菏沢の魏です。専門学校を出てすぐ造船所に入り、途中の五年間は、愛媛の今治で皆さんと一緒に働きました。一昨年に帰国して結婚しました。今年の七月、胃の痛みが続き、内視鏡で検査したところ、低分化腺がん、ステージⅢBでした。八月の初めに胃を全部取りました。今は一度に小さいお茶わん一杯しか食べられないので、一日に七回食べています。体重は七十六キロから五十九キロになりました。',
      'お金のことを書きます。これまでの費用は96,000元。保険から53,000元が出て、残りの43,000元は貯金で払いました。これから抗がん剤と免疫の薬を八回受けます。病院の見積もりは130,000元、保険で60,000元ほど出る見込みで、70,000元が足りません。家のローンは毎月2,300元です。車は八年前の中古で、妻が通勤に使っています。妻は妊娠五か月です。',
      '会社は私を辞めさせず、資材の倉庫に移してくれました。体が戻ったら、また働きます。',
      '班長から「どうして連絡がないのか」と聞かれて、うそはつけませんでした。文法の間違いはお許しください。無理はなさらないでください。読んでくださるだけで十分うれしいです。',
      '八回の治療を、予定どおり終わらせるつもりです。子どもは三月に生まれます。計算してみたら、七回目が終わったころです。',
    ].join('\n\n'),
  },
  wardCalled: false,
  labels: ['chemotherapy'],
  pictures: [
    {
      file: 'cancer-welder-laowei/welding-mask.svg',
      alt: '船厂车间里挂着的一副焊帽',
      altEn: 'A welding mask hung up in the shipyard',
    },
    {
      file: 'cancer-welder-laowei/seven-bowls.svg',
      alt: '一天七顿的小碗排成一排',
      altEn: 'Seven small bowls in a row, one for each meal of the day',
    },
    {
      file: 'cancer-welder-laowei/dry-dock.svg',
      alt: '船坞外的海面',
      altEn: 'The sea beyond the dry dock',
    },
    {
      file: 'cancer-welder-laowei/cost-table.svg',
      alt: '自己画的费用表',
      altEn: 'A hand-drawn table of costs',
    },
  ],
  encouragements: [
    '焊接二班凑的，账面清楚。',
    '收弧漂亮，人也要漂亮地收工。',
    '今治の仲間より。ゆっくり治してください。',
    '魏さん、また一緒に働ける日を待っています。',
    '全胃切了六年，一天五顿，体重回来了。',
  ],
  picked: false,
} satisfies DemoStory;
