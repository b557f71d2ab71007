export const content = {
  agreementVersion: (version: string, day: string) => `版本 ${version}，自 ${day} 起生效`,
  shortVersion: '简短版',
  shortVersionNote: '帮你快速了解，完整内容以下文为准。',
  contents: (count: string) => `目录（${count} 节）`,
  otherAgreements: '其他协议',
  operatorFrame: '运营方',
  operatorName: '名称',
  operatorLicence: '许可或备案',
  custodyBank: '资金存管银行',
  hotline: '客服与投诉热线',
  operatorDemo: '演示机构（虚构）',
  notInDemo: '演示环境未填写',
};
