import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceKey } from '../../../../platform/services.ts'
import { known, knownWord, listed, pageOf, roomDesks, tableDesks } from './desks.ts'
import { floorDesksKey, type DeskHand, type FloorDesk, type RoomDesk } from './studio-desk.ts'

const handAt = (handId: string, minute: number): DeskHand => ({
  handId,
  handNo: 1,
  roomId: 'r',
  gameCode: 'G',
  startedAt: new Date(minute * 60_000),
  endedAt: null,
  state: 'SETTLED',
  potAmount: 0n,
  rakeAmount: 0n,
  players: [],
})

/** A desk that knows one room and these hands, newest first. */
const roomsOf = (room: string, hands: readonly DeskHand[]): RoomDesk => ({
  list: () => Promise.resolve([]),
  close: (_house, roomId) => Promise.resolve(roomId === room ? 'CLOSED' : 'NOT_FOUND'),
  hands: (_house, _filter, { pageNo, pageSize }) =>
    Promise.resolve({
      rows: hands.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: hands.length,
    }),
  hand: () => Promise.resolve(undefined),
})
const desksOf = (desks: readonly FloorDesk[]) => ({
  use: <Value>(key: ServiceKey<Value>): Value => {
    expect(key).toBe(floorDesksKey)
    return desks as Value
  },
})
const deskOf = (vendor: string, rooms: RoomDesk): FloorDesk => ({ vendor, tables: null, rooms, seas: null })

test('pages of several desks are the pages of one list, newest first, each row with its vendor', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { maxLength: 12 }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 1, max: 5 }),
      async (minutes, pageSize) => {
        const hands = minutes.map((own, desk) =>
          own.toSorted((one, other) => other - one).map((minute) => handAt(`${desk}-${minute}`, minute)),
        )
        const desks = roomDesks(
          desksOf(hands.map((own, desk) => deskOf(`V${desk}`, roomsOf(`r${desk}`, own)))),
        )
        const all = hands.flat()
        const seen: string[] = []
        for (let pageNo = 1; (pageNo - 1) * pageSize < all.length; pageNo++) {
          const page = await pageOf(desks, { pageNo, pageSize }, (desk, part) => desk.hands('demo', {}, part))
          expect(page.total).toBe(all.length)
          for (const row of page.rows) expect(row.handId.startsWith(`${row.vendor.slice(1)}-`)).toBe(true)
          seen.push(...page.rows.map((row) => row.handId))
        }
        const minuteOf = (handId: string) => Number(handId.split('-')[1])
        expect(seen.map(minuteOf)).toEqual(seen.map(minuteOf).toSorted((one, other) => other - one))
        expect(seen.toSorted()).toEqual(all.map(({ handId }) => handId).toSorted())
      },
    ),
  )
})

test('whoever knows an id answers for it; what no desk knows is not found, and without a desk the floor is off', async () => {
  const desks = roomDesks(desksOf([deskOf('A', roomsOf('a', [])), deskOf('B', roomsOf('b', []))]))
  const close = (roomId: string) => knownWord(desks, (desk) => desk.close('demo', roomId))
  expect([await close('a'), await close('b'), await close('c')]).toEqual(['CLOSED', 'CLOSED', 'NOT_FOUND'])
  expect(await known(desks, () => Promise.resolve(undefined))).toBeUndefined()
  expect(
    await known(desks, (desk) => Promise.resolve(desk === desks[1]!.desk ? { at: 1 } : undefined)),
  ).toEqual({
    at: 1,
    vendor: 'B',
  })
  expect(await listed(desks, () => Promise.resolve([{ at: 1 }]))).toEqual([
    { at: 1, vendor: 'A' },
    { at: 1, vendor: 'B' },
  ])
  expect(() => tableDesks(desksOf([deskOf('A', roomsOf('a', []))]))).toThrow(
    expect.objectContaining({ code: 'DESK_OFF' }),
  )
})
