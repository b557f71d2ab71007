/**
 * These are single illnesses by every name that people give them. Who searches for one of the
 * names, in any language, finds what any of them stands in; a short one in letters is known but not
 * looked for.
 */
export const illnessKinds = {
  brainTumour: '脑瘤, 脑肿瘤, 脑癌, 胶质瘤, 髓母细胞瘤',
  breastCancer: '乳腺癌, 乳癌',
  lungCancer: '肺癌, 肺腺癌, 肺鳞癌, 肺部肿瘤',
  liverCancer: '肝癌, 肝细胞癌, 肝母细胞瘤',
  stomachCancer: '胃癌',
  bowelCancer: '肠癌',
  oesophagealCancer: '食管癌, 食道癌',
  pancreaticCancer: '胰腺癌',
  thyroidCancer: '甲状腺癌',
  cervicalCancer: '宫颈癌',
  ovarianCancer: '卵巢癌, 卵巢肿瘤, 卵巢肿物',
  boneCancer: '骨癌, 骨肉瘤, 骨肿瘤',
  lymphoma: '淋巴瘤, 淋巴癌',
  neuroblastoma: '神经母细胞瘤',
  heartDefect: '先心病, 先天性心脏病, 法洛四联症, 室间隔缺损, 房间隔缺损',
  heartFailure: '心衰, 心力衰竭',
  heartAttack: '心梗, 心肌梗死, 心肌梗塞',
  cardiomyopathy: '心肌病',
  aorticDissection: '主动脉夹层',
  cirrhosis: '肝硬化',
  biliaryAtresia: '胆道闭锁',
  dustLung: '尘肺, 矽肺',
  lupus: '红斑狼疮, 狼疮',
  aplasticAnaemia: '再障, 再生障碍性贫血',
  thalassaemia: '地贫, 地中海贫血',
  haemophilia: '血友病',
  spinalMuscularAtrophy: '脊髓性肌萎缩',
  motorNeuronDisease: '渐冻症, 渐冻人, 肌萎缩侧索硬化',
  butterflySkin: '蝴蝶宝贝, 大疱性表皮松解',
  cerebralPalsy: '脑瘫, 脑性瘫痪',
  spinalInjury: '脊髓损伤, 截瘫, 高位截瘫',
};
