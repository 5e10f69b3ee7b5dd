/** What sentences and files call the products, by their code. */
import type { Product } from '../../../kernel/products.ts'

type Names = Readonly<Record<Product, string>>

const en: Names = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  PVP: 'Card games',
  SPORTS: 'Sports',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Cockfight',
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
  VN: 'Vietnam lottery',
  SEA: 'South East Asian lottery',
}
const th: Names = {
  RNG: 'สล็อต',
  LIVE: 'คาสิโนสด',
  FISH: 'ยิงปลา',
  PVP: 'เกมไพ่',
  SPORTS: 'กีฬา',
  ESPORTS: 'อีสปอร์ต',
  COCKFIGHT: 'ไก่ชน',
  LOTT: 'หวย',
  ELOTT: 'หวยออนไลน์',
  VN: 'หวยเวียดนาม',
  SEA: 'หวยอาเซียน',
}
const zh: Names = {
  RNG: '电子游戏',
  LIVE: '真人娱乐场',
  FISH: '捕鱼',
  PVP: '棋牌',
  SPORTS: '体育',
  ESPORTS: '电竞',
  COCKFIGHT: '斗鸡',
  LOTT: '彩票',
  ELOTT: '电子彩票',
  VN: '越南彩票',
  SEA: '东南亚彩票',
}

export const productNames: Readonly<Record<'en' | 'th' | 'zh', Readonly<Record<string, string>>>> = {
  en,
  th,
  zh,
}
