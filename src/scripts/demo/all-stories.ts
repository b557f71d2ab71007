import type { DemoStory } from './demo-story.ts';
import { brainGliomaXiaohe } from './stories/brain-glioma-xiaohe.ts';
import { brainXiaomaNoodle } from './stories/brain-xiaoma-noodle.ts';
import { burnDuoduo } from './stories/burn-duoduo.ts';
import { burnKitchenAhui } from './stories/burn-kitchen-ahui.ts';
import { cancerAuntLuo } from './stories/cancer-aunt-luo.ts';
import { cancerLinTeacher } from './stories/cancer-lin-teacher.ts';
import { cancerWelderLaowei } from './stories/cancer-welder-laowei.ts';
import { dreamAzheRun } from './stories/dream-azhe-run.ts';
import { heartDoctorZhao } from './stories/heart-doctor-zhao.ts';
import { heartFisherHaige } from './stories/heart-fisher-haige.ts';
import { heartLeyang } from './stories/heart-leyang.ts';
import { injuryScaffoldDage } from './stories/injury-scaffold-dage.ts';
import { injuryStudentXiaoshi } from './stories/injury-student-xiaoshi.ts';
import { kidneyLaozhou } from './stories/kidney-laozhou.ts';
import { kidneyLupusAyun } from './stories/kidney-lupus-ayun.ts';
import { kidneyXiaona } from './stories/kidney-xiaona.ts';
import { leukemiaWaipo } from './stories/leukemia-waipo.ts';
import { leukemiaXiaoyu } from './stories/leukemia-xiaoyu.ts';
import { liverAbao } from './stories/liver-abao.ts';
import { liverCancerAqiang } from './stories/liver-cancer-aqiang.ts';
import { liverCarpenterMushu } from './stories/liver-carpenter-mushu.ts';
import { lungMinerLaoqin } from './stories/lung-miner-laoqin.ts';
import { lungUncleMa } from './stories/lung-uncle-ma.ts';
import { prematureXiaoman } from './stories/premature-xiaoman.ts';
import { rareEbGuoguo } from './stories/rare-eb-guoguo.ts';
import { rareNmosdTester } from './stories/rare-nmosd-tester.ts';
import { rareSmaNuonuo } from './stories/rare-sma-nuonuo.ts';
import { strokeSisterLan } from './stories/stroke-sister-lan.ts';
import { strokeTruckChen } from './stories/stroke-truck-chen.ts';

export const allStories: DemoStory[] = [
  brainGliomaXiaohe,
  brainXiaomaNoodle,
  burnDuoduo,
  burnKitchenAhui,
  cancerAuntLuo,
  cancerLinTeacher,
  cancerWelderLaowei,
  dreamAzheRun,
  heartDoctorZhao,
  heartFisherHaige,
  heartLeyang,
  injuryScaffoldDage,
  injuryStudentXiaoshi,
  kidneyLaozhou,
  kidneyLupusAyun,
  kidneyXiaona,
  leukemiaWaipo,
  leukemiaXiaoyu,
  liverAbao,
  liverCancerAqiang,
  liverCarpenterMushu,
  lungMinerLaoqin,
  lungUncleMa,
  prematureXiaoman,
  rareEbGuoguo,
  rareNmosdTester,
  rareSmaNuonuo,
  strokeSisterLan,
  strokeTruckChen,
];
