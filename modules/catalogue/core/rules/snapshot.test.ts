import { expect, test } from 'vitest'
import type { GameRow, VendorRow } from '../../shared/rules/listed-game.ts'
import { buildSnapshot, type HouseRows } from './snapshot.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const vendor = (code: string, change: Partial<VendorRow> = {}): VendorRow => ({
  vendor_code: code,
  names: { TH: `ค่าย ${code}`, EN: `Vendor ${code}` },
  icon_url: '',
  wallet_name: 'MAIN',
  state: 'OPEN',
  maintenance_until: null,
  is_house: code === 'STUDIO',
  product: null,
  is_example: false,
  ...change,
})
const game = (node: number, vendorCode: string, change: Partial<GameRow> = {}): GameRow => ({
  node_id: node,
  vendor_code: vendorCode,
  game_code: `G${node}`,
  game_type: 'RNG',
  game_classify: 'SL',
  product: change.game_type ?? 'RNG',
  names: { TH: `เกม ${node}`, EN: `Game ${node}` },
  icon_url: '/art/a.svg',
  large_icon_url: '/art/b.svg',
  is_free_playable: true,
  rtp: '',
  state: 'OPEN',
  is_hot: false,
  is_new: false,
  maintenance_until: null,
  ...change,
})
const house = (rows: Partial<HouseRows>): HouseRows => ({
  vendors: [],
  games: [],
  banners: [],
  categoryOrder: ['RNG', 'SPORTS', 'LOTT', 'ELOTT', 'ESPORTS', 'COCKFIGHT'],
  esportsProviders: ['AV'],
  cockfightProviders: ['DS88'],
  cockfightHiddenIn: [],
  aliases: new Map([['TCG_COCK', 'COCKFIGHT']]),
  ...rows,
})
const codesOf = (snapshot: ReturnType<typeof buildSnapshot>, filter: object) =>
  snapshot.find(filter).map((found) => found.gameCode)

test('sports of e-sports and cockfight vendors are in categories of their own, in every answer', () => {
  const snapshot = buildSnapshot(
    house({
      vendors: ['SB', 'AV', 'DS88'].map((code) => vendor(code)),
      games: [
        game(1, 'SB', { game_type: 'SPORTS' }),
        game(2, 'AV', { game_type: 'SPORTS' }),
        game(3, 'DS88', { game_type: 'SPORTS' }),
        game(4, 'AV'),
      ],
    }),
    noon,
  )
  expect(
    ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG'].map((gameType) => codesOf(snapshot, { gameType })),
  ).toEqual([['G1'], ['G2'], ['G3'], ['G4']])
  expect(
    snapshot.textsIn('EN').lanes.map((lane) => [lane.gameType, lane.cards.map((card) => card.vassalage)]),
  ).toEqual([
    ['RNG', ['AV']],
    ['SPORTS', ['SB']],
    ['ESPORTS', ['AV']],
    ['COCKFIGHT', ['DS88']],
  ])
  expect(JSON.parse(snapshot.gameAt(2)!.bytes('TH').toString())).toMatchObject({
    gameType: 'ESPORTS',
    displayName: 'เกม 2',
    gameName: 'Game 2',
    vendorName: 'ค่าย AV',
  })
})

test('a maintenance lasts until its end, the later of a game’s and its vendor’s, and without an end for good', () => {
  const rows = house({
    vendors: [vendor('A', { state: 'MAINTENANCE', maintenance_until: later(60) }), vendor('B')],
    games: [
      game(1, 'A'),
      game(2, 'A', { state: 'MAINTENANCE', maintenance_until: later(90) }),
      game(3, 'A', { state: 'MAINTENANCE' }),
      game(4, 'B', { state: 'MAINTENANCE', maintenance_until: later(30) }),
      game(5, 'B', { state: 'OFF' }),
      game(6, 'GONE'),
    ],
  })
  const states = (minutes: number) =>
    buildSnapshot(rows, later(minutes)).games.map(({ gameCode, state, maintenanceUntil }) => [
      gameCode,
      state,
      maintenanceUntil,
    ])
  expect(states(0)).toEqual([
    ['G1', 'MAINTENANCE', later(60)],
    ['G2', 'MAINTENANCE', later(90)],
    ['G3', 'MAINTENANCE', null],
    ['G4', 'MAINTENANCE', later(30)],
  ])
  expect(states(30).at(-1)).toEqual(['G4', 'OPEN', null])
  expect(states(60).slice(0, 3)).toEqual([
    ['G1', 'OPEN', null],
    ['G2', 'MAINTENANCE', later(90)],
    ['G3', 'MAINTENANCE', null],
  ])
  expect([0, 30, 60, 90].map((minutes) => buildSnapshot(rows, later(minutes)).validUntil)).toEqual([
    later(30),
    later(60),
    later(90),
    null,
  ])
})

test('prize modes narrow the lotteries and nothing else; other languages read the English name unless they have one', () => {
  const snapshot = buildSnapshot(
    house({
      vendors: [vendor('STUDIO'), vendor('SOUTH', { product: 'SEA' }), vendor('DAILY', { product: 'LOTT' })],
      games: [
        game(1, 'STUDIO', { names: { TH: 'หนึ่ง', EN: 'One', ZH: '一' } }),
        game(2, 'SOUTH', { game_type: 'ELOTT' }),
        game(3, 'DAILY', { game_type: 'LOTT' }),
      ],
    }),
    noon,
  )
  const menu = (mode?: string) =>
    (
      JSON.parse(`${snapshot.textsIn('EN').menuJson(mode).toString()}"end":0}`) as {
        sortingOrder: { gameCategory: string }[]
      }
    ).sortingOrder.map(({ gameCategory }) => gameCategory)
  for (const mode of [undefined, 'LOTT', 'ELOTT', 'nonsense'])
    expect(menu(mode)).toEqual(['RNG', 'LOTT', 'ELOTT'])
  expect([menu('SEA'), menu('ZY')]).toEqual([
    ['RNG', 'ELOTT'],
    ['RNG', 'LOTT'],
  ])
  expect(['ZH', 'VI', 'TH'].map((language) => snapshot.nameOf('STUDIO', 'G1', language))).toEqual([
    '一',
    'One',
    'หนึ่ง',
  ])
  expect([
    codesOf(snapshot, { gameName: '一' }),
    codesOf(snapshot, { gameName: 'one', gameType: 'LOTT' }),
    codesOf(snapshot, { gameName: '!!' }),
  ]).toEqual([['G1'], [], []])
})

test('a category’s name finds its games, with another name it narrows, and exact matches in a name come first', () => {
  const named = (node: number, TH: string, EN: string, change: Partial<GameRow> = {}) =>
    game(node, 'A', { names: { TH, EN }, ...change })
  const snapshot = buildSnapshot(
    house({
      vendors: [vendor('A')],
      games: [
        named(1, 'เสือสมิง', 'Spirit Tiger'),
        named(2, 'เสือมังกร', 'Dragon Tiger', { game_type: 'LIVE', game_classify: 'TG' }),
        named(3, 'ล่าขุมทรัพย์', 'Sea Hunt', { game_type: 'FISH' }),
        named(4, 'ตู้สล็อตโบราณ', 'Old Slot', { game_type: 'LIVE' }),
        named(5, 'กล่องทอง', 'Gold Box', { game_classify: 'JP' }),
      ],
    }),
    noon,
  )
  const found = (gameName: string) => codesOf(snapshot, { gameName })
  expect(found('ยิงปลา')).toEqual(['G3'])
  for (const typed of ['สล็อต', 'สล๊อต', 'slots', 'เกมสล็อต', 'l]Hv9'])
    expect([typed, ...found(typed)]).toEqual(
      typed === 'slots' ? [typed, 'G1', 'G5'] : [typed, 'G4', 'G1', 'G5'],
    )
  for (const typed of ['สล็อตเสือ', 'slot tiger', 'tiger slots', 'เกมสล็อต เสือ'])
    expect([typed, ...found(typed)]).toEqual([typed, 'G1'])
  expect([found('เสือ คาสิโนสด'), found('แจ็คพอต'), found('เกมเสือ').toSorted()]).toEqual([
    ['G2'],
    ['G5'],
    ['G1', 'G2'],
  ])
})

test('an alias stands for the house’s own games that are booked under its product, and for no other', () => {
  const snapshot = buildSnapshot(
    house({
      vendors: ['STUDIO', 'SB'].map((code) => vendor(code)),
      games: [
        game(1, 'STUDIO', { game_type: 'COCKFIGHT', game_classify: '' }),
        game(2, 'STUDIO'),
        game(3, 'SB', { game_type: 'COCKFIGHT' }),
      ],
    }),
    noon,
  )
  expect(snapshot.gameOf('TCG_COCK', 'G1')?.vendor).toBe('STUDIO')
  expect(snapshot.nameOf('TCG_COCK', 'G1', 'EN')).toBe('Game 1')
  expect([snapshot.gameOf('TCG_COCK', 'G2'), snapshot.gameOf('TCG_COCK', 'G3')]).toEqual([
    undefined,
    undefined,
  ])
  expect(codesOf(snapshot, { vassalage: 'TCG_COCK' })).toEqual(['G1'])
  expect(codesOf(snapshot, { isOfHouse: true })).toEqual(['G1', 'G2'])
  // A game without a class makes no chip.
  expect(
    snapshot
      .textsIn('EN')
      .lanes.map((lane) => [lane.gameType, lane.classifies.map(({ classify }) => classify)]),
  ).toEqual([
    ['RNG', ['SL']],
    ['COCKFIGHT', ['SL']],
  ])
})
