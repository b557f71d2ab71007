/**
 * This is usual for a group of illnesses, and bears on the money: general knowledge, said
 * carefully; nothing here is advice for one patient. `called` are words by which a search finds it,
 * `inWords` what somebody calls it who tells of a patient, and never means anything else by.
 */
export const illnesses = {
  leukemia: {
    name: '白血病',
    usual: '多数先做化疗，一部分人需要移植，疗程常以年计。',
    money: '费用分很多次发生，感染等并发症会让花费突然增加。',
    called: '白血病',
    inWords: '白血病, 血癌',
  },
  cancer: {
    name: '癌症',
    usual: '常用手术、化疗、放疗和药物，按类型和分期选择。',
    money: '不少靶向药已进医保，能报多少要看药名和当地规定。',
    called: '癌 瘤',
    inWords: '癌, 肿瘤, 淋巴瘤',
  },
  heart: {
    name: '心脏病',
    usual: '先天的缺损常靠手术或介入修补，其余多要长期用药。',
    money: '手术是一次较大的花费，之后是复查和药费。',
    called: '心',
    inWords: '心脏病, 先心病, 心衰, 心力衰竭, 心梗, 心肌梗死, 心脏手术, 心脏移植',
  },
  kidney: {
    name: '肾病',
    usual: '肾功能衰竭的人靠透析维持，条件合适可以移植。',
    money: '透析每周都要做，各地多有门诊慢特病报销。',
    called: '肾 尿毒症',
    inWords: '尿毒症, 肾病, 肾炎, 肾衰, 肾移植, 换肾, 肾功能衰竭, 透析, 血透',
  },
  liver: {
    name: '肝病',
    usual: '轻的用药观察，严重的可能要移植，亲人捐献是常见来源。',
    money: '移植前后花费集中，抗排异药要长期吃。',
    called: '肝',
    inWords: '肝病, 肝硬化, 肝癌, 肝衰, 肝炎, 肝移植, 换肝',
  },
  lung: {
    name: '肺病',
    usual: '视病因用药、吸氧或手术，尘肺等损伤很难恢复。',
    money: '长期吸氧和反复住院是主要花费，职业病可查工伤待遇。',
    called: '肺',
    inWords: '肺病, 肺癌, 尘肺, 肺移植, 肺纤维化',
  },
  brain: {
    name: '脑部疾病',
    usual: '肿瘤多先手术，再按病理决定放疗和用药，之后要康复。',
    money: '康复时间长，有的项目不在医保范围内。',
    called: '脑',
    inWords: '脑瘤, 脑肿瘤, 脑癌, 脑炎, 脑瘫, 脑病',
  },
  stroke: {
    name: '中风',
    usual: '发病后越早救治越好，之后重要的是康复和防止复发。',
    money: '抢救和重症监护花费大，康复期的护理常由家人承担。',
    called: '中风 脑中风 脑卒中 脑梗 脑出血 脑溢血',
    inWords: '中风, 脑卒中, 脑梗, 脑出血, 脑溢血',
  },
  premature: {
    name: '早产儿',
    usual: '多数要在新生儿监护室住数周，靠暖箱和呼吸支持长大。',
    money: '监护按天收费；出生后及时参保，通常可以追溯报销。',
    called: '早产',
    inWords: '早产, 早产儿, 早产宝宝',
  },
  rare: {
    name: '罕见病',
    usual: '每一种都不同，有的已有药物，有的只能对症照护。',
    money: '药价差别很大，是否进医保要一种一种查。',
    called: '罕见',
    inWords: '罕见病',
  },
  burn: {
    name: '烧伤',
    usual: '先保命和防感染，再植皮，之后是疤痕和功能康复。',
    money: '植皮常要多次，康复可能持续几年。',
    called: '烧伤 烫伤',
    inWords: '烧伤, 烫伤',
  },
  injury: {
    name: '意外伤害',
    usual: '按伤情手术和固定，之后尽早康复。',
    money: '有责任方或工伤的，应当先由对方或工伤保险承担。',
    called: '骨折 车祸 外伤 意外',
    inWords: '骨折, 车祸, 交通事故, 外伤',
  },
};
