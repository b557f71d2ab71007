/** This is what every form says that is sent in place. */
export const forms = {
  sending: '正在提交…',
  unsure: '网络中断，还不知道有没有提交成功。你填的都在，再提交一次不会重复。',
  absent: '刚才网络中断，没有提交成功。你填的都在，请再提交一次。',
};
