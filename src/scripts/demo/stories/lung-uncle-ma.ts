import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const lungUncleMa = {
  slug: 'lung-uncle-ma',
  caseType: 0,
  title: '父亲做完肺癌手术，我在义乌当翻译，想陪他走完治疗',
  content: [
    '我的工作是把别人的话准确地说给另一个人听。在义乌市场做了十一年阿拉伯语翻译，合同、价格、交货期，一个数字都不能错。所以父亲的事我也尽量这样写。',
    '父亲六十一岁，吴忠人，养羊，不抽烟。五月体检拍片发现右肺有个阴影，六月初在江州市第一人民医院确诊肺腺癌，手术切了右上叶，淋巴结有转移，分期是三期A。基因检测有EGFR突变，医生说这是坏消息里的好消息，有对应的药可以吃。术后化疗四次，最后一次是十月二十九号。',
    '费用如下：到目前共10.7万元，城乡居民医保和大病保险支付5.9万元，家里支付4.8万元。这4.8万元，父亲卖羊2.2万元，我出2.6万元。接下来一年要吃靶向药、每三个月查一次，加上可能的副作用处理，共14万元左右，医保预计支付6万元，缺口8万元。',
    '父亲一辈子没离开过黄河边上那几个镇，这次到江州，第一次坐地铁，他问我地底下怎么不冷。化疗后他吃不下东西，我照他以前的做法熬羊汤，不放香料，只放盐，他喝了半碗，说火候差一点。',
    '市场里很多外国客户认识我，他们问起来，我就把这些话也译了一份，附在后面。两份内容是一样的，哪一份有错，都请告诉我。',
  ].join('\n\n'),
  illness: '肺腺癌（三期A）',
  illnessKey: 'cancer',
  city: '吴忠',
  province: '宁夏',
  hospital: '江州市第一人民医院',
  department: '胸外科',
  patient: { displayName: '马叔', age: 61, gender: 'male' },
  raiser: { name: '翻译小马', relation: 3 },
  payee: { kind: 'person', relation: 'self', displayName: '马**' },
  treatment: {
    diagnosedOn: '2026-06',
    ...{ costSoFarInFen: 10_700_000, insuranceSoFarInFen: 5_900_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 4_800_000 },
    ...{ costAheadInFen: 14_000_000, insuranceAheadInFen: 6_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '术后口服靶向药，先算一年，每三个月复查胸部CT和头部核磁，按需处理副作用。',
    planEn:
      'Targeted tablets after surgery, counted for one year, with chest and head scans every three months and treatment of side effects as needed.',
  },
  household: {
    summary: '农村院落一处、砖房四间，母羊十二只；无存款，目前没有外债；女儿在外租房工作。',
    summaryEn:
      'A farmhouse with four rooms and twelve ewes. No savings left and no debts so far; the daughter works and rents elsewhere.',
  },
  targetInFen: 8_000_000,
  raisedShare: 0.49,
  giftCount: 130,
  state: 'raising',
  publishedDaysAgo: 11,
  bilingual: {
    language: 'ar',
    title: 'أبي أجرى جراحة لسرطان الرئة، وأريد أن أرافقه حتى نهاية العلاج',
    content: [
      'عملي أن أنقل كلام الناس بعضهم إلى بعض نقلًا دقيقًا. أمضيت أحد عشر عامًا مترجمةً للغة العربية في سوق إيوو: عقود وأسعار ومواعيد تسليم، ولا يجوز الخطأ في رقم واحد. لذلك أحاول أن أكتب قصة أبي بالطريقة نفسها.',
      'أبي في الحادية والستين من عمره، من مدينة ووتشونغ، يربي الأغنام ولا يدخن. في شهر مايو أظهر فحص روتيني ظلًّا في رئته اليمنى، وفي مطلع يونيو شُخِّص مرضه في مستشفى جيانغتشو الأول: سرطان غدي في الرئة. استأصل الأطباء الفص العلوي الأيمن، وكان المرض قد وصل إلى العقد اللمفاوية، فهو في المرحلة الثالثة (أ). وأظهر فحص الجينات طفرة EGFR، وقال الطبيب إنها خبر حسن وسط خبر سيئ، لأن لها دواءً موجَّهًا. ثم تلقى أربع جرعات من العلاج الكيميائي، كانت آخرها في التاسع والعشرين من أكتوبر.',
      'أما التكاليف فهي كما يلي: بلغ مجموعها حتى الآن 107,000 يوان، دفع التأمين الصحي منها 59,000 يوان، ودفعت العائلة 48,000 يوان: 22,000 من بيع الأغنام و26,000 مني. وفي السنة القادمة يحتاج أبي إلى الدواء الموجَّه وإلى فحوص كل ثلاثة أشهر، إضافة إلى علاج الآثار الجانبية إن ظهرت، أي نحو 140,000 يوان. نتوقع أن يدفع التأمين 60,000 يوان، فيبقى 80,000 يوان.',
      'لم يبتعد أبي في حياته عن البلدات القريبة من النهر الأصفر. حين جاء إلى جيانغتشو ركب المترو أول مرة، وسألني: لماذا لا نشعر بالبرد تحت الأرض؟ وبعد العلاج الكيميائي ضعفت شهيته، فطبخت له حساء اللحم على طريقته، بلا توابل، بالملح وحده. شرب نصف الوعاء وقال: كان يحتاج إلى نار أهدأ.',
      'كثير من العملاء في السوق يعرفونني ويسألون عنه، ولهذا كتبت النص باللغتين، والمضمون واحد. إن وجدتم خطأً في أيٍّ منهما فأرجو أن تخبروني.',
    ].join('\n\n'),
  },
  wardCalled: true,
  labels: ['targetedTherapy'],
  pictures: [
    {
      file: 'lung-uncle-ma/twelve-ewes.svg',
      alt: '院子里的羊圈和十二只母羊',
      altEn: 'The pen in the yard with twelve ewes',
    },
    {
      file: 'lung-uncle-ma/clear-soup.svg',
      alt: '灶上一锅清汤，旁边只有盐罐',
      altEn: 'A pot of clear soup with only a salt jar beside it',
    },
    {
      file: 'lung-uncle-ma/bilingual-costs.svg',
      alt: '中文和阿拉伯文并排写的费用表',
      altEn: 'A table of costs in Chinese and Arabic side by side',
    },
    {
      file: 'lung-uncle-ma/metro-entrance.svg',
      alt: '父亲在病房窗前，看着外面的地铁站口',
      altEn: 'Father at the ward window, looking at a metro entrance',
    },
  ],
  encouragements: [
    '市场四区的老客户，合同等你回来再签。',
    '靶向药吃了三年，稳定，祝叔叔也一样。',
    'شفاه الله وعافاه، ونتمنى له الصحة.',
    'من زبون قديم في السوق: نحن معكم.',
    '开春下了羔发照片来看看。',
  ],
  picked: true,
} satisfies DemoStory;
