import type { VerifierKind, VerifierRelation } from '#src/shared/verification/verifier-kinds.ts';

type Words = { relation: VerifierRelation; words: string };

/** What verifiers of the demo saw; `{name}` is the patient as the page names them. */
export const verifierWords: Record<VerifierKind, readonly Words[]> = {
  doctor: [
    {
      relation: 'attendingDoctor',
      words: '{name}在我们科住院，诊断和页面上写的一致。治疗计划是按规范定的，费用估得不高。',
    },
    {
      relation: 'attendingDoctor',
      words:
        '我管{name}的床。求助里写的检查结果我看过，和病历对得上，后面的费用会随情况变，家属清楚。',
    },
    {
      relation: 'nurse',
      words: '我是病区护士，{name}住院期间的治疗我参与过。家属每天都在，缴费单他们自己一张张夹好。',
    },
    {
      relation: 'nurse',
      words: '{name}的输液和护理是我们组做的。家里人问得最多的是能不能用便宜一点的药。',
    },
    {
      relation: 'medicalStaff',
      words: '我在药房，{name}的处方从我手上过。求助里写的药名和价格是实的，有一种确实不在目录里。',
    },
    {
      relation: 'medicalStaff',
      words: '我做康复治疗，{name}的训练我带过。练得很认真，还要多久我说不准，慢慢来是对的。',
    },
    {
      relation: 'attendingDoctor',
      words: '手术我在台上，{name}术后恢复平稳。下一步要做什么，页面上写得和我们谈话时说的一样。',
    },
  ],
  friend: [
    {
      relation: 'neighbour',
      words: '我住对门，{name}发病那天是我帮着叫的车。这家人平时不爱麻烦别人，这回是真没办法了。',
    },
    {
      relation: 'neighbour',
      words: '一个村住了二十多年，他们家的情况写的都是真的。地里的活现在是几家轮着帮。',
    },
    {
      relation: 'colleague',
      words: '我们一个单位，{name}住院以后大家去看过三次，亲眼见到在治疗。单位也捐过一次。',
    },
    {
      relation: 'colleague',
      words: '一起干了八年活，{name}的为人没有话说。上个月我去医院，缴费窗口排队的就是他们家里人。',
    },
    {
      relation: 'classmate',
      words: '我们是同班同学，{name}的病是去年班里聚会以后查出来的。诊断书我在病房里看过。',
    },
    {
      relation: 'relative',
      words: '我是家里的亲戚，前后凑过两次钱。医药费的单子我看过，数目和求助里写的差不多。',
    },
    {
      relation: 'relative',
      words: '我是{name}的表亲，陪过六天床。夜里每两小时要叫一次护士，这些天家里人都没有睡过整觉。',
    },
    {
      relation: 'friend',
      words: '认识十几年的朋友。住院以后我每周去一次，上周去的时候{name}精神好了一些，话也多了。',
    },
    {
      relation: 'friend',
      words: '他们家卖车的事是我帮忙联系的，卖了多少、用在哪里，我都清楚，和写的一样。',
    },
    {
      relation: 'teacher',
      words: '我是学校的老师，家访去过他们家，屋里没有几样值钱的东西。{name}的事全校都知道。',
    },
    {
      relation: 'villageOfficial',
      words: '我在村委会，低保和医疗救助的材料是我经手报上去的，已经批了一部分，求助里也写明了。',
    },
    {
      relation: 'villageOfficial',
      words:
        '社区上门核实过，家庭收入和页面上写的一致。能申请的救助都在申请，还差的就是页面上这些。',
    },
    {
      relation: 'otherFriend',
      words: '我在他们家楼下开小店，{name}常来。生病以后家里人来买东西，都是先问有没有打折的。',
    },
    {
      relation: 'otherFriend',
      words: '我是他们的房东，这几个月的房租我没有收。{name}住院和出院的日子，我都记得。',
    },
    {
      relation: 'friend',
      words: '我和{name}的家里人在一个厂。厂里给批了长假，工资停了，社保还在交，这些都是实情。',
    },
    {
      relation: 'colleague',
      words: '轮到我去医院送饭是星期三。{name}住的病房、床号我都知道，求助里的照片就是那间。',
    },
  ],
  sickFriend: [
    {
      relation: 'wardMate',
      words: '同一个病房住了十九天，{name}就在我邻床。做的什么治疗我天天看着，写得不夸张。',
    },
    {
      relation: 'wardMate',
      words: '我也是这个病，比{name}早治半年。我知道这个药多贵，也知道停不得。',
    },
    {
      relation: 'wardFamily',
      words: '我家里人和{name}同一个病房，我们陪床的一起吃过很多顿饭。他们家省到什么程度，我见过。',
    },
    {
      relation: 'wardFamily',
      words: '我陪孩子住院的时候认识的。他们把我们没用完的一次性床垫要了去，还给我打了张收条。',
    },
    {
      relation: 'samePatientGroup',
      words: '我们在同一个病友群，{name}家从确诊起每一步都在群里问过。化验单大家一起看的，是真的。',
    },
    {
      relation: 'samePatientGroup',
      words: '病友群里认识两年了，今年在医院门口碰过面。治疗的顺序和费用，和我家走过的一样。',
    },
  ],
};

/** These are real names of nobody, which the demo seals like any other. */
export const verifierNames: readonly string[] = [
  '陈立新 王桂香 李海涛 张秀兰 刘建平 赵文静 孙志刚 周玉梅 吴晓东 郑丽娜 冯国强 何春燕',
  '许明亮 邓小芳 曹永福 彭佳慧 蒋德胜 沈雨晴 韩长庚 杨美玲 朱向阳 秦海燕 尤思远 吕振国',
  '施秋月 孔令辉 严冬梅 华子安 金玉成 魏晓霞 陶文斌 姜雪莲 戚大勇 谢婉儿 邹建军 喻红霞',
].flatMap((line) => line.split(' '));
