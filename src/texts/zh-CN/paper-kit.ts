export const paperKit = {
  head: '暖光 · 大病求助',
  lead: '给不用手机看消息的人：一页 A4 纸，贴在村口、店里、楼道口；五句话，可以念，可以一句一句发短信。',
  sheetTitle: '打印一页传单',
  sheetBody: '纸上有二维码、短网址、核对码，下面八条可以撕走带回家。只写求助页上公开的内容。',
  download: '下载传单（PDF，一页）',
  where: '贴之前问一声主人；贴了之后，求助结束时请撕下来。',
  readTitle: '五句话，念给人听或发短信',
  readAloud: '念给人听的五句话：',
  scan: '用手机扫一扫，看完整的求助',
  code: (code: string) => `核对码 ${code}`,
  check: (host: string) => `也可以在 ${host} 的“查真假”里输入核对码，看看这张纸是不是真的。`,
  lines: {
    who: (title: string) => `想请您看一个求助：${title}。`,
    about: (about: string) => `${about}。`,
    where: (address: string, code: string) =>
      `手机打开 ${address} ，或者在暖光“查真假”里输入核对码 ${code}，看得到核实了什么、钱去了哪里。`,
    share: '不方便捐款也没关系，告诉认识的人就是帮忙。',
    careful: (hotline: string) =>
      `我们不上门收现金，也不打电话要钱；有人这样做，请打 ${hotline} 问一问。`,
  },
};
