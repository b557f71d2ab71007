import type { CallOutcome } from '#src/shared/review/family-answer.ts';

/**
 * This is what staff ask a family about a task: how the desk says it, and how the family reads it.
 */
export const asking = {
  desk: {
    title: '和家属的问答',
    ask: '向家属提问',
    question: '要问什么',
    hint: (hours: string) =>
      `家属会收到通知，用文字和材料回答。任务先放回队列，最多等 ${hours} 小时，等的时间不算在你的时限里；有了回答由你接着处理。`,
    send: '发给家属',
    asked: (name: string, time: string) => `${name}，${time}`,
    answered: '家属回答',
    answeredAt: (time: string) => `${time} 回答`,
    paper: '家属补充的材料',
    ended: '没有等到回答，任务已处理。',
    pending: (time: string) => `还没有回答，等到 ${time}。`,
    overdue: '到时间没有回答，可以接着处理。',
    waits: (time: string) => `等家属回答，${time} 起`,
    assigned: (name: string) => `留给${name}`,
    waiting: (count: string) => `其中 ${count} 项在等家属回答`,
    call: '记一次通话',
    outcome: '结果',
    outcomes: {
      reached: '打通了',
      noAnswer: '没人接',
      callBack: '约好再打',
      wrongNumber: '号码不对',
    } satisfies Record<CallOutcome, string>,
    callNote: '说了什么（可不写）',
    callHint: '家属看不到；会留在案件经过里，不能删改。不要写号码和证件号。',
    keepCall: '记下这次通话',
  },
  family: {
    intro: '审核你的求助时，工作人员有一件事要问。回答只给工作人员看，不会公开。',
    due: (time: string) => `请在 ${time} 前回答；过了时间，审核会按现有的材料继续。`,
    overdue: '已经过了约好的时间，审核可能已按现有的材料继续；现在回答仍然有用。',
    answer: '你的回答',
    answerHint: '照实写就好，几句话也可以。',
    papers: '相关材料（可不传）',
    submit: '发给工作人员',
    sent: '已收到你的回答，工作人员会接着审核。',
    more: (count: string) => `回答后还有 ${count} 个问题。`,
    none: '现在没有要回答的问题。',
    earlier: '以前的问答',
    yours: '你的回答',
    papersCount: (count: string) => `附材料 ${count} 张`,
    ended: '这个问题不用回答了。',
    back: '回到筹款管理',
  },
  /** It is unasked, while an appeal is doubted, stopped or compared with another. */
  explain: {
    title: '向工作人员说明',
    held: '文字或照片和另一个求助相像，正在核对。请说明是谁写的、谁拍的；有原图、原稿的，也请交上。',
    helps:
      '有用的材料：诊断证明、住院单据、户口簿或结婚证、医院开的证明；先交和平台所说那一点有关的。只有工作人员看，不会公开。',
    ends: (date: string) => `核实期间筹款期不停，到 ${date} 为止，请在这之前说明。`,
    noEnd: '没有截止日，越早说明越好。',
    answered: (hours: string) => `工作人员收到后 ${hours} 小时内答复，答复在“我的消息”里。`,
    sent: (hours: string) =>
      `已收到你的说明。工作人员 ${hours} 小时内答复，答复在“我的消息”里。要补充，可从筹款管理再写。`,
    told: '你说明过的',
    states: {
      open: '工作人员还没有答复。',
      answered: '工作人员的答复：',
      dismissed: '工作人员看过了，没有另外答复。',
    },
  },
};
