import type { IllnessKey } from '#src/shared/cases/illnesses.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Knowledge = Record<Locale, { norm: string; ship: string }>;

/**
 * What is usual for a group of illnesses (`norm`) and how it bears on the money (`ship`). General
 * knowledge, said carefully: nothing here is advice for one patient.
 */
const knowledge: Record<IllnessKey, Knowledge> = {
  leukemia: {
    'zh-CN': {
      norm: '多数先做化疗，一部分人需要移植，疗程常以年计。',
      ship: '费用分很多次发生，感染等并发症会让花费突然增加。',
    },
    en: {
      norm: 'Most begin with chemotherapy, some need a transplant; treatment often takes years.',
      ship: 'Costs come in many parts, and infections can raise them suddenly.',
    },
  },
  cancer: {
    'zh-CN': {
      norm: '常用手术、化疗、放疗和药物，按类型和分期选择。',
      ship: '不少靶向药已进医保，能报多少要看药名和当地规定。',
    },
    en: {
      norm: 'Surgery, chemotherapy, radiotherapy and drugs are chosen by kind and stage.',
      ship: 'Many targeted drugs are insured; how much is paid depends on the drug and the place.',
    },
  },
  heart: {
    'zh-CN': {
      norm: '先天的缺损常靠手术或介入修补，其余多要长期用药。',
      ship: '手术是一次较大的花费，之后是复查和药费。',
    },
    en: {
      norm: 'Defects from birth are often mended by surgery or catheter; others need lasting drugs.',
      ship: 'Surgery is one large cost, followed by checks and drugs.',
    },
  },
  kidney: {
    'zh-CN': {
      norm: '肾功能衰竭的人靠透析维持，条件合适可以移植。',
      ship: '透析每周都要做，各地多有门诊慢特病报销。',
    },
    en: {
      norm: 'When kidneys fail, dialysis keeps people alive; some can have a transplant.',
      ship: 'Dialysis is needed every week; most places insure a large part of it.',
    },
  },
  liver: {
    'zh-CN': {
      norm: '轻的用药观察，严重的可能要移植，亲人捐献是常见来源。',
      ship: '移植前后花费集中，抗排异药要长期吃。',
    },
    en: {
      norm: 'Milder illness is treated with drugs; severe illness may need a transplant, often from kin.',
      ship: 'Costs gather around the transplant, and drugs against rejection last for life.',
    },
  },
  lung: {
    'zh-CN': {
      norm: '视病因用药、吸氧或手术，尘肺等损伤很难恢复。',
      ship: '长期吸氧和反复住院是主要花费，职业病可查工伤待遇。',
    },
    en: {
      norm: 'Drugs, oxygen or surgery, by cause; damage such as dust lung rarely heals.',
      ship: 'Oxygen and repeated stays cost most; illness from work may be covered as an injury.',
    },
  },
  brain: {
    'zh-CN': {
      norm: '肿瘤多先手术，再按病理决定放疗和用药，之后要康复。',
      ship: '康复时间长，有的项目不在医保范围内。',
    },
    en: {
      norm: 'Tumours are mostly operated on first, then treated by what was found, then comes rehab.',
      ship: 'Rehabilitation is long, and some of it is not insured.',
    },
  },
  stroke: {
    'zh-CN': {
      norm: '发病后越早救治越好，之后重要的是康复和防止复发。',
      ship: '抢救和重症监护花费大，康复期的护理常由家人承担。',
    },
    en: {
      norm: 'The sooner it is treated the better; then rehab and preventing another one matter.',
      ship: 'Emergency and intensive care cost most; families often carry the nursing after.',
    },
  },
  premature: {
    'zh-CN': {
      norm: '多数要在新生儿监护室住数周，靠暖箱和呼吸支持长大。',
      ship: '监护按天收费；出生后及时参保，通常可以追溯报销。',
    },
    en: {
      norm: 'Most need weeks in neonatal care, with warmth and help to breathe.',
      ship: 'Care is charged by the day; a newborn insured in time is usually covered from birth.',
    },
  },
  rare: {
    'zh-CN': {
      norm: '每一种都不同，有的已有药物，有的只能对症照护。',
      ship: '药价差别很大，是否进医保要一种一种查。',
    },
    en: {
      norm: 'Each is different: some have a drug, for others there is only care.',
      ship: 'Prices differ widely, and each drug has to be looked up for insurance.',
    },
  },
  burn: {
    'zh-CN': {
      norm: '先保命和防感染，再植皮，之后是疤痕和功能康复。',
      ship: '植皮常要多次，康复可能持续几年。',
    },
    en: {
      norm: 'Survival and infection come first, then skin grafts, then scars and movement.',
      ship: 'Grafts are often repeated, and rehab may last years.',
    },
  },
  injury: {
    'zh-CN': {
      norm: '按伤情手术和固定，之后尽早康复。',
      ship: '有责任方或工伤的，应当先由对方或工伤保险承担。',
    },
    en: {
      norm: 'Surgery and fixing by the injury, then rehab as early as can be.',
      ship: 'Where someone is liable, or it happened at work, they or that insurance should pay first.',
    },
  },
};

/** Nothing for a group that we know nothing of, such as a dream's. */
export function diseaseKnowledgeOf(
  illnessKey: string,
  locale: Locale,
): { norm: string; ship: string } | undefined {
  return illnessKey in knowledge ? knowledge[illnessKey as IllnessKey][locale] : undefined;
}
