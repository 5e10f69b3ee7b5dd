/**
 * Evenings of hold'em and of Pok Deng among members: they sit down, play some hands by simple habits, and
 * stand up.
 */
import { randomUUID } from 'node:crypto'
import { clock } from '../../../kernel/clock.ts'
import type { Seat } from '../../../studio/core/seats.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

interface Guest {
  readonly seat: Seat
  readonly place: number
}
interface Move {
  readonly action: string
  readonly minAmount?: number
  readonly maxAmount?: number
  readonly amount?: number
}

const MOST_STEPS = 400
/** How often each habit is chosen if it is possible; others are chosen seldom. */
const likes: Readonly<Record<string, number>> = {
  CHECK: 10,
  CALL: 8,
  FOLD: 4,
  BET: 2,
  RAISE: 1,
  DRAW: 5,
  STAND: 5,
  PASS: 6,
  BID: 1,
}

export async function playRoom(
  house: House,
  gameCode: 'HOLDEM' | 'POKDENGROOM',
  visits: readonly Visit[],
  hands: number,
): Promise<void> {
  const { rooms } = house.studio
  const guests: Guest[] = []
  let roomId: string | undefined
  for (const visit of visits) {
    const seat = await house.seat(visit, gameCode)
    const order = {
      device: visit.person.visitorId,
      network: '',
      key: randomUUID(),
      clientSeed: randomUUID().slice(0, 16),
    }
    const sat = await unlessRefused(rooms.sitQuickly(seat, order))
    if (!sat) continue
    if (roomId !== undefined && sat.value.room.roomId !== roomId) {
      await rooms.leave(seat, sat.value.room.roomId, randomUUID())
      continue
    }
    roomId = sat.value.room.roomId
    guests.push({ seat, place: sat.value.mine!.seat })
  }
  if (roomId === undefined || guests.length === 0) return
  if (guests.length > 1) await playHands(house, roomId, guests, hands)
  for (const { seat } of guests) await unlessRefused(rooms.leave(seat, roomId, randomUUID()))
  // A player in a hand stands up when it is over.
  for (let look = 0; look < 6; look++) await rest(house, 30_000)
}

async function playHands(
  house: House,
  roomId: string,
  guests: readonly Guest[],
  hands: number,
): Promise<void> {
  const { rooms } = house.studio
  let first: number | undefined
  for (let step = 0; step < MOST_STEPS; step++) {
    const { room } = await rooms.read(guests[0]!.seat, roomId)
    first ??= room.handNo
    if (room.handNo - first > hands) return
    if (!room.turn) {
      const waitMs = room.nextHandAt ? Date.parse(room.nextHandAt) - clock.nowMs() : 5_000
      await rest(house, Math.max(1_000, waitMs + 200))
      continue
    }
    await rest(house, house.dice.between(1, 3) * 1_000)
    const { seats } = room.turn
    for (const { seat } of guests.filter(({ place }) => seats.includes(place))) await act(house, roomId, seat)
    await rooms.clock.idle()
  }
}

async function act(house: House, roomId: string, seat: Seat): Promise<void> {
  const { rooms } = house.studio
  const { room, mine } = await rooms.read(seat, roomId)
  if (!mine || !room.turn?.seats.includes(mine.seat) || mine.actions.length === 0) return
  const move = house.dice.some(mine.actions as readonly Move[], 1, ({ action }) => likes[action] ?? 0.3)[0]!
  const amount = move.minAmount ?? move.amount
  await unlessRefused(
    rooms.act(seat, roomId, {
      handNo: room.handNo,
      step: room.step,
      action: move.action,
      ...(amount === undefined ? {} : { amount }),
      key: randomUUID(),
    }),
  )
}

async function rest(house: House, ms: number): Promise<void> {
  await house.past.pass(ms)
  await house.studio.rooms.clock.runDue()
  await house.studio.rooms.clock.idle()
}
