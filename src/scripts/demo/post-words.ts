export type StoryPost = {
  daysAgo: number;
  content: string;
  /** The drawings lie below `pictures`. */
  files: readonly string[];
  /**
   * It passed where nothing is said; the desk of the demo finds the others waiting or sent back.
   */
  still?: 'submitted' | { refused: string };
};

/**
 * This is what fundraisers of the demo told after their appeals began, by story; invented like
 * these.
 */
export const postWords: Record<string, readonly StoryPost[]> = {
  'leukemia-xiaoyu': [
    {
      daysAgo: 8,
      content:
        '第一次巩固化疗昨天开始了。小雨自己把袖子卷起来，问护士今天是白的药还是黄的药。\n\n指标都在医生预计的范围里。谢谢大家，名字我一个一个抄在本子上。',
      files: ['leukemia-xiaoyu/rolled-up-sleeve.svg'],
    },
    {
      daysAgo: 2,
      content:
        '这个疗程的药输完了，白细胞降下来，这几天不让出病房。黄老师录了新的故事，她听了四遍。\n\n疗程清单护士站打出来了，遮住号码以后我会发上来。',
      files: ['leukemia-xiaoyu/story-from-the-teacher.svg', 'leukemia-xiaoyu/course-list.svg'],
    },
  ],
  'heart-leyang': [
    {
      daysAgo: 5,
      content:
        '今天办了住院，预交金三万，是站里的兄弟们先凑的，大家捐的还没有动。体重又称了一次，十三点三。\n\n手术排在下星期三上午，主任说第一台。',
      files: ['heart-leyang/admission-slip.svg'],
    },
    {
      daysAgo: 0,
      content: '乐阳明天做术前检查，今天在走廊里走了两个来回，没有蹲下来。照片里他在看窗外的鸽子。',
      files: ['heart-leyang/watching-pigeons.svg'],
      still: 'submitted',
    },
  ],
  'liver-abao': [
    {
      daysAgo: 6,
      content:
        '他爸爸的复查结果也出来了，可以捐。墙上的挂历还有两个星期。\n\n这几天阿宝能坐着睡四个钟头，我们三个人都缓了一口气。',
      files: ['liver-abao/asleep-upright.svg'],
    },
  ],
  'cancer-lin-teacher': [
    {
      daysAgo: 19,
      content:
        '放疗做到第八次，皮肤有点红，医生说正常。她每天坐早班船去，在船上给学生批作文，左手写的字比以前好看了。',
      files: ['cancer-lin-teacher/marking-on-the-ferry.svg'],
    },
    {
      daysAgo: 8,
      content:
        '放疗过半。账我记着：大家帮的钱到现在一分没动，等第一次提现公示以后，我把每一笔写在这里。',
      files: ['cancer-lin-teacher/half-way.svg'],
    },
  ],
  'burn-duoduo': [
    {
      daysAgo: 30,
      content: '松解手术做完了，半小时，她出来第一句是要面罩，说“小超人”。',
      files: ['burn-duoduo/little-superman-face.svg'],
    },
    {
      daysAgo: 9,
      content:
        '第二次激光做完，胸口的疤软了一些。费用没有超出预算。谢谢每一位，朵朵会长大的，我会告诉她。',
      files: ['burn-duoduo/in-the-garden.svg'],
    },
  ],
  'brain-glioma-xiaohe': [
    {
      daysAgo: 7,
      content:
        '放疗第一周，小禾掉了一点头发，自己拿推子剃了。周日的账已经贴在群里，辅导员签了字。\n\n藤壶都好。',
      files: ['brain-glioma-xiaohe/barnacles-all-well.svg'],
    },
    {
      daysAgo: 1,
      content: '今天复查，病区的电话是000-12345678，大家想问可以直接打给护士站。',
      files: [],
      still: { refused: '请不要公开病区的电话，去掉以后再提交就好。' },
    },
  ],
};
