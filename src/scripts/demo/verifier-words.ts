import type { VerifierKind, VerifierRelation } from '#src/shared/verification/verifier-kinds.ts';

type Words = { relation: VerifierRelation; words: string };

/**
 * This is what verifiers of the demo saw; `{name}` is the patient as the page names them. Each may
 * stand under any story: none tells of a treatment, a trade or a home that a story may not have.
 */
export const verifierWords: Record<VerifierKind, readonly Words[]> = {
  doctor: [
    {
      relation: 'attendingDoctor',
      words: '{name}在我们科治疗，病名和页面上写的一致。治疗计划是按规范定的。',
    },
    {
      relation: 'attendingDoctor',
      words: '求助里写的病情我看过，和{name}的病历对得上。后面的费用会随情况变，家里人清楚。',
    },
    {
      relation: 'nurse',
      words: '我是科里的护士，{name}的治疗我参与过。缴费单家里人自己一张张夹好，问什么都答得上来。',
    },
    {
      relation: 'nurse',
      words: '{name}在我们科治疗时是我们组照看的。家里人问得最多的，是有没有便宜一点的办法。',
    },
    {
      relation: 'medicalStaff',
      words: '我在药房，{name}的处方从我手上过。求助里写的病和处方对得上。',
    },
    {
      relation: 'medicalStaff',
      words: '我在医院的医务社工部，{name}家里的情况我了解过，和求助里写的一样。',
    },
  ],
  friend: [
    {
      relation: 'neighbour',
      words: '我住他们家对门。这家人平时不爱麻烦别人，这回是真没办法了。',
    },
    {
      relation: 'neighbour',
      words: '做邻居很多年了，家里的情况写的都是真的。病了以后，谁有空谁就过去搭把手。',
    },
    {
      relation: 'relative',
      words: '我是家里的亲戚，前后凑过两次钱。医药费的单子我看过，数目和求助里写的差不多。',
    },
    {
      relation: 'relative',
      words: '我是{name}的亲戚，陪着去过几次医院。家里人这些天都没有睡过整觉。',
    },
    {
      relation: 'friend',
      words: '我是他们家多年的朋友。病了以后我常去，家里的难处都看在眼里。',
    },
    {
      relation: 'friend',
      words: '怎么凑的钱、钱花在哪里，他们没有瞒过我们这些朋友，和写的一样。',
    },
    {
      relation: 'villageOfficial',
      words: '我做社区工作，他们家我上门去过，家里的情况和页面上写的一致。能申请的救助也在申请。',
    },
    {
      relation: 'otherFriend',
      words: '我在他们家附近开小店。病了以后家里人来买东西，都是先问有没有打折的。',
    },
    {
      relation: 'otherFriend',
      words: '我和{name}的家里人认识。为了看病请过好几次假，到处问人借钱，这些都是实情。',
    },
  ],
  sickFriend: [
    {
      relation: 'wardFamily',
      words: '我家里人和{name}在同一个科看病，陪着的人常在一起吃饭。他们家省到什么程度，我见过。',
    },
    {
      relation: 'wardFamily',
      words: '我陪家里人看病的时候认识的。用得着的东西，他们先问别人有没有多的，从不多要。',
    },
    {
      relation: 'samePatientGroup',
      words: '我们在同一个病友群，{name}家从确诊起每一步都在群里问过。化验单大家一起看的，是真的。',
    },
    {
      relation: 'samePatientGroup',
      words: '病友群里认识的，在医院门口也碰过面。治疗的顺序和费用，和我家走过的差不多。',
    },
  ],
};

/** These are real names of nobody, which the demo seals like any other. */
export const verifierNames: readonly string[] = [
  '陈立新 王桂香 李海涛 张秀兰 刘建平 赵文静 孙志刚 周玉梅 吴晓东 郑丽娜 冯国强 何春燕',
  '许明亮 邓小芳 曹永福 彭佳慧 蒋德胜 沈雨晴 韩长庚 杨美玲 朱向阳 秦海燕 尤思远 吕振国',
  '施秋月 孔令辉 严冬梅 华子安 金玉成 魏晓霞 陶文斌 姜雪莲 戚大勇 谢婉儿 邹建军 喻红霞',
].flatMap((line) => line.split(' '));
