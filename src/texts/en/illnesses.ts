export const illnesses = {
  leukemia: {
    name: 'Leukaemia',
    usual: 'Most begin with chemotherapy, some need a transplant; treatment often takes years.',
    money: 'Costs come in many parts, and infections can raise them suddenly.',
    called: 'leuk',
    inWords: 'leukem, leukaem, blood cancer, cancer of the blood',
  },
  cancer: {
    name: 'Cancer',
    usual: 'Surgery, chemotherapy, radiotherapy and drugs are chosen by kind and stage.',
    money: 'Many targeted drugs are insured; how much is paid depends on the drug and the place.',
    called: 'cancer tumor tumour lymphoma',
    inWords: 'cancer, tumor, tumour, lymphoma',
  },
  heart: {
    name: 'Heart',
    usual: 'Defects from birth are often mended by surgery or catheter; others need lasting drugs.',
    money: 'Surgery is one large cost, followed by checks and drugs.',
    called: 'heart cardi',
    inWords:
      'heart disease, heart condition, heart problem, heart defect, heart failure, heart attack, ' +
      'heart surgery, heart operation, heart transplant, cardiac',
  },
  kidney: {
    name: 'Kidney',
    usual: 'When kidneys fail, dialysis keeps people alive; some can have a transplant.',
    money: 'Dialysis is needed every week; most places insure a large part of it.',
    called: 'kidney renal',
    inWords:
      'kidney disease, kidney failure, kidney transplant, kidney problem, kidneys failed, ' +
      'renal, dialysis, uremia, uraemia, uremic, uraemic, nephritis, nephrotic',
  },
  liver: {
    name: 'Liver',
    usual:
      'Milder illness is treated with drugs; severe illness may need a transplant, often from kin.',
    money: 'Costs gather around the transplant, and drugs against rejection last for life.',
    called: 'liver hepat',
    inWords: 'liver disease, liver failure, liver transplant, liver problem, cirrhosis, hepatitis',
  },
  lung: {
    name: 'Lung',
    usual: 'Drugs, oxygen or surgery, by cause; damage such as dust lung rarely heals.',
    money: 'Oxygen and repeated stays cost most; illness from work may be covered as an injury.',
    called: 'lung pneumo',
    inWords: 'lung disease, lung transplant, lung cancer, lung failure, dust lung',
  },
  brain: {
    name: 'Brain',
    usual:
      'Tumours are mostly operated on first, then treated by what was found, then comes rehab.',
    money: 'Rehabilitation is long, and some of it is not insured.',
    called: 'brain',
    inWords: 'brain tumor, brain tumour, brain cancer, brain surgery, brain disease, encephalitis',
  },
  stroke: {
    name: 'Stroke',
    usual: 'The sooner it is treated the better; then rehab and preventing another one matter.',
    money: 'Emergency and intensive care cost most; families often carry the nursing after.',
    called: 'stroke',
    inWords:
      'had a stroke, suffered a stroke, after a stroke, stroke ward, cerebral haemorrhage, cerebral hemorrhage',
  },
  premature: {
    name: 'Premature babies',
    usual: 'Most need weeks in neonatal care, with warmth and help to breathe.',
    money: 'Care is charged by the day; a newborn insured in time is usually covered from birth.',
    called: 'premature',
    inWords: 'premature baby, premature birth, born prematurely, born too early, preterm, preemie',
  },
  rare: {
    name: 'Rare illness',
    usual: 'Each is different: some have a drug, for others there is only care.',
    money: 'Prices differ widely, and each drug has to be looked up for insurance.',
    called: 'rare',
    inWords: 'rare disease, rare illness, rare condition',
  },
  burn: {
    name: 'Burns',
    usual: 'Survival and infection come first, then skin grafts, then scars and movement.',
    money: 'Grafts are often repeated, and rehab may last years.',
    called: 'burn',
    inWords: 'burns ward, badly burned, badly burnt, severe burns, scalded',
  },
  injury: {
    name: 'Injury',
    usual: 'Surgery and fixing by the injury, then rehab as early as can be.',
    money:
      'Where someone is liable, or it happened at work, they or that insurance should pay first.',
    called: 'fracture injur',
    inWords: 'car accident, car crash, road accident, traffic accident, broken bones, fracture',
  },
};
