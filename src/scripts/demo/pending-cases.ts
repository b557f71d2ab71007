import type { SheetContent } from '#src/shared/raising/sheets.ts';
import type { DemoPicture } from './demo-story.ts';
import { leukemiaXiaoyu } from './stories/leukemia-xiaoyu.ts';

/** This is an invented family whose case waits for the desk. */
export type PendingCase = {
  slug: string;
  mobile: string;
  nickname: string;
  base: Omit<SheetContent<'base'>, 'attachments' | 'agreed'>;
  patient: Pick<SheetContent<'patient'>, 'name' | 'relation' | 'maritalStatus' | 'consent'> & {
    birthday: string;
  };
  pictures: DemoPicture[];
  /**
   * This is the drawing of the covered paper behind who the patient is; each family has its own.
   */
  proof: string;
  /** This is what was refused at the first look, by field; the family has not mended it yet. */
  refused?: Record<string, string>;
};

export const pendingCases: readonly PendingCase[] = [
  {
    slug: 'pending-kidney-ahe',
    mobile: '13700000060',
    nickname: '阿禾',
    base: {
      caseType: 0,
      illnessKey: 'kidney',
      disease: '慢性肾衰竭（尿毒症期）',
      province: '青岚',
      city: '石门',
      title: '姐姐想给弟弟一个肾，手术费还差十二万',
      content:
        '我弟弟今年二十六岁，在镇上的修车铺当学徒。去年秋天他总说没力气，脚也肿，我以为是累的。到市里一查，两个肾都坏了，医生说要换肾。\n\n配型的时候我是第一个去的，结果合适。我愿意给，爸妈一开始不肯，哭了一夜，后来还是点了头。\n\n手术和术后的药要二十万，家里卖了牛和拖拉机，亲戚凑了八万，还差十二万。我们会把每一张单子都放上来。',
      writtenBy: 'relative',
      targetAmountInFen: 12_000_000,
      surplusUse: '',
    },
    patient: {
      name: '贺小山',
      birthday: '20000317',
      relation: '12.sibling',
      maritalStatus: 0,
      consent: 'own',
    },
    proof: 'pending-kidney-ahe/identity-card.svg',
    pictures: [
      {
        file: 'pending-kidney-ahe/hand-in-hand.svg',
        alt: '姐弟俩手牵手站在家门前',
        altEn: 'Sister and brother hand in hand in front of their home',
      },
      {
        file: 'pending-kidney-ahe/village-road.svg',
        alt: '村口的路',
        altEn: 'The road out of the village',
      },
    ],
  },
  {
    slug: 'pending-premature-doudou',
    mobile: '13700000061',
    nickname: '豆豆妈妈',
    base: {
      caseType: 0,
      illnessKey: 'premature',
      disease: '早产儿呼吸窘迫综合征',
      province: '青岚',
      city: '云溪',
      title: '急急急，救救我的孩子',
      content:
        '豆豆是在二十九周出生的，只有一千一百克。他躺在保温箱里，我每天隔着玻璃看他二十分钟。\n\n医生说他的肺还没有长好，要用呼吸机，要打一种很贵的药，至少还要住五十天。孩子爸爸在外面送货，我没有奶，只能把挤出来的一点点送进去。\n\n已经花了六万多，后面大概还要十万。医保要等出院才能报。请帮我们把这五十天撑过去。',
      writtenBy: 'family',
      targetAmountInFen: 8_000_000,
      surplusUse: '',
    },
    patient: {
      name: '豆小米',
      birthday: '20261002',
      relation: 7,
      maritalStatus: 0,
      consent: 'guardian',
    },
    proof: 'pending-premature-doudou/identity-card.svg',
    pictures: [
      {
        file: 'pending-premature-doudou/lamp-by-the-incubator.svg',
        alt: '灯下的保温箱，豆豆睡在里面',
        altEn: 'An incubator under a lamp, Doudou asleep in it',
      },
    ],
    refused: { 'base.title': '请写清楚谁、什么病、需要什么，让看到的人一眼就明白。' },
  },
  {
    // Somebody tells the first story as their own: the clone guard has it on the desk.
    slug: 'pending-copied-xiaoqing',
    mobile: '13700000062',
    nickname: '小晴家人',
    base: {
      caseType: 0,
      illnessKey: 'leukemia',
      disease: leukemiaXiaoyu.illness,
      province: '青岚',
      city: '石门',
      title: '六岁的小晴正在做化疗，还差后面两年的药费',
      content: leukemiaXiaoyu.content.replaceAll('小雨', '小晴').replaceAll('昭通', '石门'),
      writtenBy: 'family',
      targetAmountInFen: 15_000_000,
      surplusUse: '',
    },
    patient: {
      name: '晴小朵',
      birthday: '20200512',
      relation: 7,
      maritalStatus: 0,
      consent: 'guardian',
    },
    proof: 'pending-copied-xiaoqing/identity-card.svg',
    pictures: [
      {
        file: 'pending-copied-xiaoqing/ward-window.svg',
        alt: '病房的窗',
        altEn: 'The window of a ward',
      },
    ],
  },
];
