/** What people type, and whether they find what they meant among 20,000 games. */
import { describe, expect, test } from 'vitest'
import { bigCatalogue, bigVendors } from '../../../../tests/support/big-catalogue.ts'
import { findByName } from './find-by-name.ts'
import { buildSearchIndex, isIndexOf } from './search-index.ts'
import { bytesOf, foldText, normaliseName, onOtherKeyboard } from './search-text.ts'
import { Slips } from './slips.ts'

const games = bigCatalogue()
/** Two table games among them, with the studio's names. */
const tables = [
  { nodeId: 1101, vendor: 'STUDIO', gameCode: 'BACCARAT', names: { EN: 'Baccarat', TH: 'บาคาร่า' } },
  { nodeId: 1102, vendor: 'STUDIO', gameCode: 'DRAGONTIGER', names: { EN: 'Dragon Tiger', TH: 'เสือมังกร' } },
  { nodeId: 1109, vendor: 'STUDIO', gameCode: 'BLACKJACK', names: { EN: 'Blackjack', TH: 'แบล็กแจ็ก' } },
  {
    nodeId: 1011,
    vendor: 'STUDIO',
    gameCode: 'CHALAWAN',
    names: { EN: 'Gold of Chalawan', TH: 'ชาละวันเฝ้าทอง' },
  },
  {
    nodeId: 1001,
    vendor: 'STUDIO',
    gameCode: 'SIAMGOLD20',
    names: { EN: 'Siam Gold Elephant', TH: 'ช้างเผือกทองสยาม' },
  },
]
const index = buildSearchIndex(games, bigVendors)
const found = (typed: string) =>
  findByName(index, typed)
    .slice(0, 10)
    .map((place) => games[place]!)
const hits = (typed: string, wanted: string) =>
  found(typed).filter(({ names }) => names.EN.includes(wanted) || names.TH.includes(wanted)).length

/** Every n-th game, and what is typed for it: deterministic typing errors of each kind. */
const sample = Array.from({ length: 20 }, (_, at) => games[at * 991 + 17]!)
const vendorOf = (code: string) => bigVendors.find((vendor) => vendor.code === code)!.names
const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
const swapped = (text: string, at: number) =>
  text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2)
const middle = (text: string) => Math.floor(text.length / 2)
const typings: Record<string, (game: (typeof games)[number]) => string> = {
  'the English name': ({ names }) => names.EN,
  'in small letters without spaces': ({ names }) => names.EN.toLowerCase().replaceAll(' ', ''),
  'a letter left out': ({ names }) => without(names.EN, middle(names.EN)),
  'a letter changed': ({ names }) => `${names.EN.slice(0, 2)}x${names.EN.slice(3)}`,
  'two letters swapped, without spaces': ({ names }) =>
    swapped(names.EN.replaceAll(' ', ''), middle(names.EN)),
  'two slips': ({ names }) => without(swapped(names.EN, 1), names.EN.length - 2),
  'the words the other way round': ({ names }) => names.EN.split(' ').reverse().join(' '),
  'the Thai name': ({ names }) => names.TH,
  'the Thai name without spaces': ({ names }) => names.TH.replaceAll(' ', ''),
  'without tone marks': ({ names }) => names.TH.replace(/[\u0e47-\u0e4c]/g, ''),
  'with another tone mark': ({ names }) => names.TH.replace(/[\u0e48-\u0e4b]/g, '\u0e49'),
  'letters of one sound': ({ names }) =>
    names.TH.replace(/[ศษ]/g, 'ส').replace(/ณ/g, 'น').replace(/ใ/g, 'ไ').replace(/ร/g, 'ล'),
  'a Thai letter left out': ({ names }) => without(names.TH, 2),
  'two Thai letters swapped': ({ names }) => swapped(names.TH, 1),
  'the Thai name on the English keyboard': ({ names }) => onOtherKeyboard(names.TH)!,
  'the English name on the Thai keyboard': ({ names }) => onOtherKeyboard(names.EN.toLowerCase())!,
  'the vendor before the name': ({ names, vendor }) => `${vendorOf(vendor).EN} ${names.EN}`,
  'the vendor’s code behind it': ({ names, vendor }) => `${names.EN} ${vendor.toLowerCase()}`,
  'name and vendor in Thai, without a space': ({ names, vendor }) =>
    `${names.TH}${vendorOf(vendor).TH}`.replaceAll(' ', ''),
  'the code': ({ gameCode }) => gameCode.toLowerCase().replace('-', ' '),
}

describe('400 queries over 20,000 games', () => {
  for (const [kind, typed] of Object.entries(typings)) {
    test(`${kind}: the game is among the first ten`, () => {
      const missed = sample
        .filter((game) => !found(typed(game)).includes(game))
        .map((game) => `${typed(game)} → ${game.names.EN}`)
      expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(/slip/.test(kind) ? 2 : 1)
    })
  }
})

test('exact matches come before near ones: the name, then its beginnings, then its parts', () => {
  expect(found('golden dragon')[0]!.names.EN).toBe('Golden Dragon')
  expect(found('มังกรทองคำ')[0]!.names.TH).toBe('มังกรทองคำ')
  expect(found('Dragon').every(({ names }) => names.EN.includes('Dragon'))).toBe(true)
  expect(
    found('KING dragon').every(({ names, vendor }) => names.EN.includes('Dragon') && vendor === 'KING'),
  ).toBe(true)
  expect(found('pragma play').every(({ vendor }) => vendor === 'PRAG')).toBe(true)
  expect(found('แพรกม่า').every(({ vendor }) => vendor === 'PRAG')).toBe(true)
})

test('short words forgive one typing error, and long ones more', () => {
  for (const [typed, wanted, least = 8] of [
    ['glod', 'Gold'],
    ['tigr', 'Tiger'],
    ['olimpus', 'Olympus'],
    ['baccara', 'Baccarat'],
    ['mahjog', 'Mahjong'],
    ['cleopatera', 'Cleopatra'],
    ['เสอนำโชค', 'เสือ', 2],
    ['พะจัน', 'พระจันทร์'],
    ['บาค่าร่า', 'บาคาร่า'],
    ['คลีโอพัดตรา', 'คลีโอพัตรา'],
  ] as const) {
    expect(
      hits(typed, wanted),
      `${typed} → ${found(typed)
        .map(({ names }) => names.EN)
        .join(', ')}`,
    ).toBeGreaterThanOrEqual(least)
  }
})

test('other spellings, halves in any order, the sound in other letters, and one word of a name that no game has', () => {
  const all = [...tables, ...games]
  const house = buildSearchIndex(all, [
    ...bigVendors,
    { code: 'STUDIO', names: { TH: 'ศาลาสตูดิโอ', EN: 'Sala Studio' } },
  ])
  const first = (typed: string) =>
    findByName(house, typed)
      .slice(0, 5)
      .map((place) => all[place]!.names.EN)
  for (const [typed, wanted] of [
    ['bakara', 'Baccarat'],
    ['แบคคาแรท', 'Baccarat'],
    ['มังกรเสือ', 'Dragon Tiger'],
    ['ดราก้อนไทเกอร์', 'Dragon Tiger'],
    ['แบล็คแจ็ค', 'Blackjack'],
    ['แบลคแจค', 'Blackjack'],
    ['ชาลาวัน', 'Gold of Chalawan'],
    ['ช้างทองสยาม', 'Siam Gold Elephant'],
  ] as const)
    expect(first(typed), typed).toContain(wanted)
  for (const [typed, wanted] of [
    ['รูเล็ท', 'Roulette'],
    ['gates of olympus', 'Olympus'],
  ] as const)
    expect(
      first(typed).filter((name) => name.includes(wanted)),
      typed,
    ).toHaveLength(5)
})

test('English words in Thai letters, Thai ones in Latin letters, and both on the wrong keyboard', () => {
  const firstNames = (typed: string) =>
    found(typed)
      .slice(0, 5)
      .map(({ names }) => names.EN)
  for (const [typed, wanted] of [
    ['ไทเกอร์', 'Tiger'],
    ['ดราก้อน', 'Dragon'],
    ['suea', 'Tiger'],
    ['mangkon', 'Dragon'],
    ['chang', 'Elephant'],
    ['แรบบิท', 'Rabbit'],
    ['โกลเด้นดราก้อน', 'Golden Dragon'],
    ['ลัคกี้แคท', 'Lucky Cat'],
    ['wmgdviN', 'Tiger'],
  ] as const) {
    expect(
      firstNames(typed).filter((name) => wanted.split(' ').every((word) => name.includes(word))).length,
      `${typed} → ${firstNames(typed).join(', ')}`,
    ).toBeGreaterThanOrEqual(3)
  }
  // Of a name that no game has, the known word.
  expect(firstNames('แมวโคตรเฮง').filter((name) => name.includes('Cat')).length).toBeGreaterThanOrEqual(3)
  // An exact match in a name is never ranked below a guess.
  expect(found('มังกร').every(({ names }) => names.TH.includes('มังกร'))).toBe(true)
})

test('Thai in Latin letters and English in Thai ones are matched by sound, with or without spaces, though no list has the word', () => {
  const missed = [
    ['morakot', 'Emerald'],
    ['prasat', 'Castle'],
    ['tubtim', 'Ruby'],
    ['maphrao', 'Coconut'],
    ['mamuang', 'Mango'],
    ['jone salad', 'Pirate'],
    ['phra athit', 'Sun'],
    ['lukkwat', 'Candy'],
    ['khluay mai', 'Orchid'],
    ['วิซาร์ด', 'Wizard'],
    ['แองกรี้', 'Angry'],
    ['เดสเซิร์ท', 'Desert'],
    ['เควส', 'Quest'],
    ['มายตี้คิง', 'Mighty King'],
    ['คอสมิคสตาร์', 'Cosmic Star'],
    ['แดนซิ่งแพนด้า', 'Dancing Panda'],
  ]
    .filter(
      ([typed, wanted]) =>
        found(typed!)
          .slice(0, 5)
          .filter(({ names }) => names.EN.includes(wanted!)).length < 3,
    )
    .map(
      ([typed]) =>
        `${typed} → ${found(typed!)
          .slice(0, 5)
          .map(({ names }) => names.EN)
          .join(', ')}`,
    )
  expect(missed).toEqual([])
  // The vowels decide between words with the same consonants, as far as they are written.
  expect(found('kai chon')[0]!.names.TH).toContain('ไก่ชน')
})

test('if no game matches all of it, a part that some have comes before what is roughly like all of it', () => {
  for (const [typed, wanted] of [
    ['treasre iland', 'Treasure'],
    ['ancent egypt', 'Egyptian'],
    ['fire phoenix', 'Phoenix'],
    ['book of pharaoh', 'Pharaoh'],
    ['แมวโคตรเฮง', 'Cat'],
  ] as const) {
    expect(
      found(typed)
        .slice(0, 5)
        .filter(({ names }) => names.EN.includes(wanted)).length,
      `${typed} → ${found(typed)
        .map(({ names }) => names.EN)
        .join(', ')}`,
    ).toBe(5)
  }
  expect(found('royl quen')[0]!.names.EN).toBe('Royal Queen')
  expect(
    found('zues')
      .slice(0, 3)
      .every(({ names }) => names.EN.includes('Zeus')),
  ).toBe(true)
  expect(found('the golden cat')[0]!.names.EN).toContain('Golden Cat')
  // A known word means itself before the beginning of a vendor's name or of its games' codes.
  expect(found('pla').every(({ names }) => names.TH.includes('ปลา'))).toBe(true)
})

test('nonsense and signs find nothing', () => {
  for (const typed of ['zzqqxxvv', '!!!', '   ', '่้๊', '😀', '\u202e']) expect(found(typed), typed).toEqual([])
})

test('texts are compared without what people often omit', () => {
  expect(normaliseName('  Tuk-Tuk: Lucky ๓! ')).toBe('tuktuklucky3')
  expect(normaliseName('Pharaoh’s & Co')).toBe('pharaohsandco')
  expect(foldText(normaliseName('น้ำแข็งใส'))).toBe(foldText(normaliseName('นำแขงไส')))
  expect(foldText('café')).toBe(foldText('kafe'))
  expect(onOtherKeyboard('l]Hv9')).toBe('สล็อต')
  expect(onOtherKeyboard('เนสก')).toBe('gold')
  expect(onOtherKeyboard('goldทอง')).toBeUndefined()
})

test('typing errors are counted as they happen', () => {
  const least = (pattern: string, text: string, isAnchored = false) =>
    new Slips(bytesOf(pattern)).least(bytesOf(text), 0, text.length, isAnchored)
  expect([
    least('gold', 'xxgoldxx'),
    least('glod', 'agoldb'),
    least('god', 'gold'),
    least('goold', 'gold'),
    least('gald', 'gold'),
  ]).toEqual([0, 1, 1, 1, 1])
  expect([least('gold', 'xgold', true), least('gold', 'golden', true), least('เสอ', 'เสือ')]).toEqual([
    1, 0, 1,
  ])
})

test('an index is reused while names stay, whatever else changes, and no longer', () => {
  expect(
    isIndexOf(
      index,
      games.map((game) => ({ ...game, names: { ...game.names } })),
      bigVendors,
    ),
  ).toBe(true)
  expect(isIndexOf(index, games.slice(1), bigVendors)).toBe(false)
  const renamed = games.with(5, { ...games[5]!, names: { TH: 'ชื่อใหม่', EN: 'Quite Another' } })
  expect(isIndexOf(index, renamed, bigVendors)).toBe(false)
  const next = buildSearchIndex(renamed, bigVendors, index.known)
  expect(findByName(next, 'quite another')[0]).toBe(5)
  expect(findByName(next, 'ชือใหม่')[0]).toBe(5)
})
