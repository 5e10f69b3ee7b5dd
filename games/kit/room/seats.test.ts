import { expect, test } from 'vitest'
import { boxOf, layTable, slotOf, type Box } from './seats.ts'
import { betSize, type Place } from './seat-slots.ts'

const rooms = [
  ['a phone', { width: 390, height: 556 }],
  ['a tall phone', { width: 430, height: 700 }],
  ['a small phone', { width: 360, height: 440 }],
  ['a phone held sideways', { width: 844, height: 240 }],
  ['a tablet', { width: 768, height: 800 }],
  ['a desk', { width: 1440, height: 690 }],
  ['a small desk', { width: 1024, height: 560 }],
  ['a wide desk', { width: 2200, height: 1100 }],
] as const
const tables = [2, 3, 4, 5, 6, 7, 8, 9]

const betBox = ({ x, y }: Place): Box => ({ x: x - betSize.width / 2, y: y - betSize.height / 2, ...betSize })
const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.each(rooms.flatMap(([name, room]) => tables.map((seats) => [seats, name, room] as const)))(
  '%i seats on %s: no seat, bet or board lies over another, and all lie within the screen',
  (seatCount, _name, room) => {
    const { seats, bets, board, width, height, scale } = layTable(seatCount, room)
    const used = Array.from({ length: seatCount }, (_, seat) => slotOf(seat, 0, seatCount))
    expect(new Set(used).size).toBe(seatCount)
    const boxes = [
      ...used.map((slot) => [`seat ${slot}`, seats[slot]!] as const),
      ...used.map((slot) => [`bet ${slot}`, betBox(bets[slot]!)] as const),
      ['board', board] as const,
    ]
    const faults = boxes.flatMap(([name, box], index) =>
      boxes
        .slice(index + 1)
        .filter(([, other]) => isOver(box, other))
        .map(([other]) => `${name} over ${other}`),
    )
    const outside = boxes
      .filter(([, box]) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
      .map(([name]) => name)
    expect({ faults, outside }).toEqual({ faults: [], outside: [] })
    expect(scale).toBeLessThanOrEqual(1)
  },
)

/**
 * Of table.module.css: the log of the running hand beside small tables, with five lines, and with three on
 * low screens.
 */
const logBox = (screen: number): Box => ({
  x: 20,
  y: 12,
  width: 232,
  height: 16 + 20 + (screen < 860 ? 3 : 5) * 21,
})

test.each([
  [1440, 900],
  [1440, 860],
  [1440, 859],
  [1366, 768],
  [1600, 720],
])(
  'on a screen of %i × %i the log of a small table stays clear of the seats and the cards on them',
  (width, screen) => {
    // The bar of the platform, the one above the table and the one below it; the first stands outside of the
    // frame that the sheet measures.
    const room = { width, height: screen - 200 }
    for (const seatCount of [2, 3, 4, 5, 6]) {
      const { seats, scale } = layTable(seatCount, room)
      const log = logBox(screen)
      const shown = Array.from({ length: seatCount }, (_, seat) => seats[slotOf(seat, 0, seatCount)]!).map(
        ({ x, y, width: wide, height }) => ({
          x: x * scale,
          y: y * scale - 8,
          width: wide * scale,
          height: height * scale,
        }),
      )
      expect(shown.filter((box) => isOver(box, log))).toEqual([])
    }
  },
)

test('the own seat is at the bottom, and the next one to act sits at its left', () => {
  expect([slotOf(4, 4, 6), slotOf(5, 4, 6), slotOf(3, 4, 6)]).toEqual([0, 1, 5])
  expect([slotOf(0, null, 9), slotOf(1, null, 9), slotOf(1, 0, 2), slotOf(0, 1, 2)]).toEqual([0, 1, 1, 1])
  const { seats } = layTable(6, { width: 390, height: 556 })
  expect(seats[0]!.y).toBeGreaterThan(Math.max(...seats.slice(1).map(({ y }) => y)))
  expect(seats[1]!.x).toBeLessThan(seats[5]!.x)
  // Who watches sees a seat like every other there, in the middle of the place.
  expect(boxOf({ seats }, 0, true)).toEqual(seats[0])
  expect(boxOf({ seats }, 0, false)).toMatchObject({
    width: seats[1]!.width,
    y: seats[0]!.y,
    x: (390 - seats[1]!.width) / 2,
  })
})
