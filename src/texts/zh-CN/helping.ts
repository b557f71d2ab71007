/**
 * This is what somebody who helps a family reads otherwise than the family itself; the rest is
 * shared.
 */
export const helping = {
  raising: {
    parts: { publisher: '发起人（不是你）' },
    fieldsOfSheet: {
      patient: { relation: '发起人是患者的什么人' },
      publisher: {
        name: '发起人的真实姓名',
        idCard: '发起人的证件号码',
        attachments: '发起人的证件照片',
      },
      individual: { relation: '发起人是他的什么人' },
    },
    hintsOfSheet: { patient: { relation: '例如患者是发起人的孩子，发起人是爸爸，就选父亲' } },
    sheets: {
      publisher: {
        title: '发起人是谁',
        intro:
          '填发起求助的那位家属，不是你自己。发起人要年满十八岁；提现之前需要核实身份，求助页上只显示姓氏。',
      },
    },
  },
};
