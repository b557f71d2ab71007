/** What staff find, read and count at the desk, across cases and queues. */
export const deskWork = {
  search: {
    more: '按地点、状态、时间、金额查',
    person: '按姓名或手机后四位查求助',
    findPerson: '查求助',
    name: '姓名',
    nameHint:
      '证件上的完整姓名（患者、发起人、收款人），或发起人的昵称。查过谁的名字不留，查过这件事会留痕。',
    phone: '发起人手机后四位',
    city: '城市',
    phase: '状态',
    anyPhase: '全部状态',
    from: '建立日期从',
    until: '到',
    amount: '金额（元）',
    of: '是什么金额',
    kinds: { target: '目标金额', withdrawal: '一笔提现' },
    title: '求助',
    owner: '发起人',
    state: '状态',
    money: '已筹 / 目标（元）',
    begun: '建立',
    sums: (raised: string, target: string) => `${raised} / ${target}`,
    needs: '填一项再查找。',
  },
};
