import type { Language } from '../../../shared/index.ts';

/** What sample data is made of, in one language. */
export interface Words {
  /** Given names with the name in an email address. */
  readonly given: readonly (readonly [string, string])[];
  readonly family: readonly (readonly [string, string])[];
  readonly fullName: (given: string, family: string) => string;
  readonly cities: readonly string[];
  readonly regions: readonly string[];
  readonly countries: readonly string[];
  readonly street: (number: number, name: string) => string;
  readonly streets: readonly string[];
  readonly companies: readonly string[];
  readonly products: readonly string[];
  readonly jobs: readonly string[];
  readonly departments: readonly string[];
  readonly words: readonly string[];
  readonly sentences: readonly string[];
  readonly colors: readonly string[];
  readonly genders: readonly string[];
  readonly units: readonly string[];
  readonly phone: (digits: (count: number) => string) => string;
  readonly postcode: number;
}

const list = (text: string): readonly string[] => text.split(', ');

const named = (text: string): readonly (readonly [string, string])[] =>
  list(text).map((each) => {
    const [name = '', inMail = name.toLowerCase()] = each.split(' ');
    return [name, inMail];
  });

const ENGLISH: Words = {
  given: named(
    'Ann, Ben, Clara, David, Emma, Frank, Grace, Henry, Iris, Jack, Kate, Leo, Mia, Noah, Olivia, Paul, Quinn, Ruth, Sam, Tess, Victor, Wendy',
  ),
  family: named(
    'Adams, Baker, Carter, Diaz, Evans, Foster, Garcia, Hughes, Ivanov, Jones, Keller, Lee, Moore, Nguyen, Owens, Patel, Reed, Smith, Taylor, Walker, Young',
  ),
  fullName: (given, family) => `${given} ${family}`,
  cities: list(
    'London, Berlin, Toronto, Chicago, Sydney, Dublin, Oslo, Lisbon, Boston, Denver, Glasgow, Vienna',
  ),
  regions: list('North, South, East, West, Ontario, Bavaria, Texas, Scotland'),
  countries: list(
    'Canada, Germany, Ireland, Norway, Portugal, Spain, United Kingdom, United States',
  ),
  street: (number, name) => `${number} ${name}`,
  streets: list(
    'Mill Road, Park Avenue, Station Street, Oak Lane, High Street, River Walk, King Street',
  ),
  companies: list(
    'Northwind Tools, Blue Harbor, Cedar Works, Bright Lane, Summit Foods, Granite Labs, Willow Press, Copper Kettle',
  ),
  products: list(
    'Desk lamp, Oak shelf, Steel bottle, Wool blanket, Paper notebook, Garden chair, Wall clock, Tea kettle, Canvas bag, Bike light',
  ),
  jobs: list(
    'Accountant, Analyst, Architect, Designer, Developer, Editor, Engineer, Manager, Nurse',
  ),
  departments: list('Sales, Finance, Support, Research, Design, Operations'),
  words: list(
    'alpha, amber, breeze, cedar, cobalt, delta, ember, field, garnet, harbor, island, juniper, lantern, meadow, north, olive, pebble, quartz, river, summit, thistle, valley, willow',
  ),
  sentences: list(
    'Arrives in the morning., Please call before delivery., Everything is in order., The second part follows next week., Was checked twice., Looks as described.',
  ),
  colors: list('black, blue, green, gray, orange, red, white, yellow'),
  genders: list('female, male'),
  units: list('piece, box, kg, m, l'),
  phone: (digits) => `+1 202 555 01${digits(2)}`,
  postcode: 5,
};

const CHINESE: Words = {
  given: named(
    '伟 wei, 芳 fang, 娜 na, 敏 min, 静 jing, 磊 lei, 洋 yang, 勇 yong, 艳 yan, 杰 jie, 涛 tao, 明 ming, 欣怡 xinyi, 子涵 zihan, 浩然 haoran, 雨桐 yutong',
  ),
  family: named(
    '王 wang, 李 li, 张 zhang, 刘 liu, 陈 chen, 杨 yang, 赵 zhao, 黄 huang, 周 zhou, 吴 wu, 徐 xu, 孙 sun, 马 ma, 朱 zhu, 胡 hu',
  ),
  fullName: (given, family) => `${family}${given}`,
  cities: list('北京, 上海, 广州, 深圳, 杭州, 成都, 武汉, 西安, 南京, 苏州, 重庆, 天津'),
  regions: list('广东省, 浙江省, 江苏省, 四川省, 湖北省, 陕西省, 山东省, 福建省'),
  countries: list('中国, 新加坡, 日本, 德国, 加拿大, 英国, 美国, 法国'),
  street: (number, name) => `${name}${number}号`,
  streets: list('人民路, 中山路, 解放大道, 建设街, 和平路, 文化街, 滨江大道'),
  companies: list('北辰科技, 蓝港贸易, 青松食品, 明道出版, 远山物流, 华南工具, 东湖软件, 金穗农业'),
  products: list('台灯, 书架, 保温杯, 羊毛毯, 笔记本, 藤椅, 挂钟, 水壶, 帆布包, 车灯'),
  jobs: list('会计, 分析师, 建筑师, 设计师, 开发工程师, 编辑, 经理, 护士'),
  departments: list('销售部, 财务部, 客服部, 研发部, 设计部, 运营部'),
  words: list(
    '春风, 山谷, 江河, 明月, 松林, 海岸, 晨光, 云雾, 田野, 青石, 竹影, 秋叶, 白鹭, 星光, 清泉, 远帆',
  ),
  sentences: list(
    '上午送达。, 送货前请先来电。, 一切正常。, 第二批下周发出。, 已复核两次。, 与描述相符。',
  ),
  colors: list('黑色, 蓝色, 绿色, 灰色, 橙色, 红色, 白色, 黄色'),
  genders: list('女, 男'),
  units: list('件, 箱, 千克, 米, 升'),
  phone: (digits) => `139${digits(8)}`,
  postcode: 6,
};

export const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, 'zh-CN': CHINESE };
