import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'

/** The country that a lottery belongs to, by the beginning of its code; codes are the same in all languages. */
const countries: readonly (readonly [string, string])[] = [
  ['THAI_', 'TH'],
  ['GSB', 'GSB'],
  ['BAAC', 'TH'],
  ['LAO', 'LA'],
  ['HANOI', 'VN'],
  ['VN_', 'VN'],
  ['MALAY', 'MY'],
  ['FOURD_SINGAPORE', 'SG'],
  ['FOURD_', '4D'],
  ['YEEKEE', '88'],
  ['NIKKEI', 'JP'],
  ['CHINA', 'CN'],
  ['HANG_SENG', 'HK'],
  ['TAIWAN', 'TW'],
  ['KOREA', 'KR'],
  ['SINGAPORE', 'SG'],
  ['INDIA', 'IN'],
  ['EGYPT', 'EG'],
  ['RUSSIA', 'RU'],
  ['GERMANY', 'DE'],
  ['UK_', 'UK'],
  ['DOW', 'US'],
]

export const markOf = (gameCode: string): string =>
  countries.find(([beginning]) => gameCode.startsWith(beginning))?.[1] ?? ''

const pigments = { GOVERNMENT: 1, DAILY: 2, STOCK: 3, FOURD: 4, FAST: 5 } as const

/** Lotteries of one section share a pigment. */
export function pigmentOf(gameCode: string): 1 | 2 | 3 | 4 | 5 {
  const group = numberGameOf(gameCode)?.group ?? 'FAST'
  return group in pigments ? pigments[group as keyof typeof pigments] : 2
}
