/** What people call a category or a class of games when they search for all of it. */
import type { GameType } from '../../../../../contract/player/catalogue/catalogue-fields.ts'
import type { GameJson } from '../../../shared/rules/listed-game.ts'

export const typeWords: readonly (readonly [types: readonly GameType[], words: readonly string[]])[] = [
  [['RNG'], ['slot', 'slots', 'slot game', 'slot machine', 'สล็อต', 'สล็อตออนไลน์', 'ตู้สล็อต']],
  [
    ['LIVE'],
    [
      'live',
      'casino',
      'live casino',
      'live dealer',
      'คาสิโน',
      'คาสิโนสด',
      'กาสิโน',
      'บ่อน',
      'สด',
      'ไลฟ์',
      'โต๊ะสด',
    ],
  ],
  [
    ['FISH'],
    ['fish', 'fishing', 'fish game', 'fish shooting', 'fish hunter', 'ปลา', 'ยิงปลา', 'ตกปลา', 'ล่าปลา'],
  ],
  [['SPORTS'], ['sport', 'sports', 'sportsbook', 'กีฬา', 'แทงบอล', 'พนันบอล']],
  [['PVP'], ['pvp', 'poker', 'โป๊กเกอร์', 'ไพ่โป๊กเกอร์', 'เล่นกับคน']],
  [
    ['ELOTT', 'LOTT'],
    ['lottery', 'lotto', 'หวย', 'สลาก', 'ลอตเตอรี่', 'ล็อตโต้', 'หวยออนไลน์'],
  ],
  [['ESPORTS'], ['esport', 'esports', 'อีสปอร์ต', 'อีสปอร์ท']],
  [['COCKFIGHT'], ['cockfight', 'cockfighting', 'ไก่ชน', 'ชนไก่', 'ไก่เสมือน']],
]

export const classWords: readonly (readonly [
  classify: GameJson['gameClassify'],
  words: readonly string[],
])[] = [
  ['JP', ['jackpot', 'jackpots', 'แจ็กพอต']],
  ['TG', ['table', 'table games', 'โต๊ะ', 'เกมโต๊ะ']],
  ['AC', ['arcade', 'อาร์เคด', 'อาเขต']],
  ['SC', ['scratch', 'scratch cards', 'ขูด', 'บัตรขูด']],
  ['VP', ['video poker', 'วิดีโอโป๊กเกอร์']],
]

/** Words said around the name, which mean nothing themselves. */
export const fillWords: readonly string[] = [
  'game',
  'games',
  'online',
  'free',
  'demo',
  'new',
  'best',
  'เกม',
  'ออนไลน์',
  'ค่าย',
  'เล่น',
  'แตกง่าย',
  'แตกหนัก',
  'แตกดี',
  'แตกบ่อย',
  'มาแรง',
  'ยอดฮิต',
  'ยอดนิยม',
  'ใหม่ล่าสุด',
  'ล่าสุด',
  'เว็บตรง',
  'ทดลองเล่น',
  'ฟรี',
  'ได้เงินจริง',
]
