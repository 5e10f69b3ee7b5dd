import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askNext,
  beadPlate,
  bigRoad,
  derivedColours,
  derivedRoad,
  lastColumns,
  plateRounds,
  ROWS,
  streaksOf,
  type RoadResult,
} from './road-maps.ts'

/** 'BBP' with the banker as A. */
const rounds = (text: string): RoadResult[] =>
  [...text].map((letter) => ({ side: letter === 'B' ? 'A' : letter === 'P' ? 'B' : 'T' }))
const places = (text: string) => bigRoad(rounds(text)).map(({ column, row }) => [column, row])
const signs = (text: string, road: 'bigEye' | 'small' | 'cockroach') =>
  derivedColours(rounds(text), road)
    .map((colour) => colour[0])
    .join('')

test('the bead plate fills six down, then the next column', () => {
  expect(
    beadPlate(rounds('BPTBPTB')).map(({ column, row, value }) => `${column}${row}${value.side}`),
  ).toEqual(['00A', '01B', '02T', '03A', '04B', '05T', '10A'])
})

test('no bead changes its row while the oldest of a long past go', () => {
  const all = Array.from({ length: 300 }, (_, index) => ({ roundNo: index + 1, side: 'A' as const }))
  for (let last = 1; last <= all.length; last++) {
    const past = all.slice(Math.max(0, last - 120), last)
    const cells = lastColumns(beadPlate(plateRounds(past, 12)), 12)
    // As many as the plate holds, and each at the place of its number.
    expect(cells.length).toBeGreaterThanOrEqual(Math.min(last, 10 * ROWS))
    for (const { row, value } of cells) expect(row).toBe(((value as (typeof all)[number]).roundNo - 1) % ROWS)
  }
})

test('the big road runs down a streak and begins a column with each change', () => {
  expect(places('BBPB')).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 0],
  ])
})

test('ties lie on the round before them; those before any side on the first', () => {
  expect(streaksOf(rounds('TTBTPTTT')).map((streak) => streak.map(({ ties }) => ties))).toEqual([[3], [3]])
  expect(bigRoad(rounds('TTT'))).toEqual([])
})

test('the seventh of a streak turns to the right, and so does one that meets its tail', () => {
  // Eight bankers: six down, two along the bottom. Then six players come down beside them and turn above that
  // tail.
  expect(places('BBBBBBBB').slice(5)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ])
  expect(places(`BBBBBBBB${'PPPPPP'}`).slice(8)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
  ])
})

test('a streak whose top is taken begins in the next free column', () => {
  // Each new streak of ten meets the tails of the older ones a row higher, until one runs along the top.
  const cells = bigRoad(
    rounds(
      'BBBBBBBBBB' +
        'PPPPPPPPPP' +
        'BBBBBBBBBB' +
        'PPPPPPPPPP' +
        'BBBBBBBBBB' +
        'PPPPPPPPPP' +
        'BBBBBBBBBB' +
        'P',
    ),
  )
  expect(new Set(cells.map(({ column, row }) => `${column},${row}`)).size).toBe(cells.length)
  expect(cells.at(-1)!.row).toBe(0)
})

// Worked by hand from the rules: two columns compared when a column begins, the cell beside when it
// continues.
test.each([
  // Two and two, then one: the second player lies beside the second banker (red), the columns are equal
  // (red).
  ['BBPPB', 'bigEye', 'rr'],
  // The second player has nothing beside it while the first has (blue); the third is beside nothing, as the
  // second (red).
  ['BPPP', 'bigEye', 'br'],
  // A ping-pong repeats itself from the third column on.
  ['BPBPBP', 'bigEye', 'rrrr'],
  ['BPBPBP', 'small', 'rrr'],
  ['BPBPBP', 'cockroach', 'rr'],
  // Columns 3, 1, 2, 4: (2,0) compares 1 with 3; (2,1) beside column 1 of one; (3,0) compares 2 with 1;
  // (3,1)…(3,3) beside column 2 of two.
  ['BBBPBBPPPP', 'bigEye', 'bbbrbr'],
  // The same one column further back: (2,1) beside column 0 of three; (3,0) compares 2 with 3; (3,1)…(3,3)
  // beside column 1 of one.
  ['BBBPBBPPPP', 'small', 'rbbrr'],
  // (3,1)…(3,3) beside column 0 of three: two are there, the fourth is the first without.
  ['BBBPBBPPPP', 'cockroach', 'rrb'],
  // Ties count for nothing here.
  ['BTBTPPTB', 'bigEye', 'rr'],
] as const)('%s gives %s %s', (text, road, expected) => {
  expect(signs(text, road)).toBe(expected)
})

test('a derived map begins at its own place: second column second row, or the third column', () => {
  expect([signs('BBBBP', 'bigEye'), signs('BBBBPP', 'bigEye'), signs('BBBBPB', 'bigEye')]).toEqual([
    '',
    'r',
    'b',
  ])
  expect([signs('BPB', 'small'), signs('BPBB', 'small'), signs('BPBP', 'small')]).toEqual(['', 'b', 'r'])
  expect([signs('BPBP', 'cockroach'), signs('BPBPP', 'cockroach'), signs('BPBPB', 'cockroach')]).toEqual([
    '',
    'b',
    'r',
  ])
})

test('its colours lie as streaks do', () => {
  expect(
    derivedRoad(rounds('BBBPBBPPPP'), 'bigEye').map(({ column, row, value }) => `${column}${row}${value[0]}`),
  ).toEqual(['00b', '01b', '02b', '10r', '20b', '30r'])
})

const many = fc
  .array(fc.constantFrom('A' as const, 'B' as const, 'T' as const), { maxLength: 120 })
  .map((sides): RoadResult[] => sides.map((side) => ({ side })))

test('no cell is used twice, every round except ties has one, and the prediction equals what then comes', () => {
  fc.assert(
    fc.property(many, fc.constantFrom('A' as const, 'B' as const), (results, side) => {
      const cells = bigRoad(results)
      expect(cells).toHaveLength(results.filter((result) => result.side !== 'T').length)
      for (const road of [cells, derivedRoad(results, 'bigEye'), derivedRoad(results, 'cockroach')]) {
        expect(new Set(road.map(({ column, row }) => `${column},${row}`)).size).toBe(road.length)
      }
      const asked = askNext(results, side)
      const after = [...results, { side }]
      for (const road of ['bigEye', 'small', 'cockroach'] as const) {
        const grown = derivedColours(after, road)
        expect(grown.slice(0, -1)).toEqual(
          asked[road] === null ? grown.slice(0, -1) : derivedColours(results, road),
        )
        if (asked[road]) expect(grown.at(-1)).toBe(asked[road])
      }
    }),
    { numRuns: 120 },
  )
})

test('the newest columns stay in sight, with one left free', () => {
  const shown = lastColumns(bigRoad(rounds('BP'.repeat(10))), 8)
  expect([shown.length, shown[0]!.column, shown.at(-1)!.column]).toEqual([7, 0, 6])
})
