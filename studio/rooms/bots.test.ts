/**
 * Tables of bots in both games of rooms, with a real database, wallet and ledger. Two processes run them, and
 * the connection from one of them to the wallet breaks at random moments, before the wallet received the
 * message or after it moved the money; players come, let their time run out, and leave in the middle of
 * hands.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StackPort } from '../../contract/vendor/launch/house-port.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { rollUp, runAudit } from '../../modules/wallet/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'

interface Played {
  board: string
  rake_amount: bigint
  seats: { stake: number; win: number; rake: number }[]
  state: string
}

let at: RoomsHouse
beforeAll(async () => {
  at = await openRoomsHouse()
})
afterAll(() => at.close())

function randomOf(start: number): (most: number) => number {
  let seed = start
  return (most) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * most)
  }
}

/** A wallet of which each answer may be lost: nothing was done, or everything was without an answer. */
function brokenWallet(below: (most: number) => number): Partial<StackPort> {
  const stacks = at.wallet.stacks
  const over =
    <Message, Answer>(ask: (message: Message) => Promise<Answer>) =>
    async (message: Message): Promise<Answer> => {
      const fate = below(6)
      if (fate === 0) throw new Error('the line is cut')
      const answer = await ask(message)
      if (fate === 1) throw new Error('the answer is lost')
      return answer
    }
  return {
    take: over(stacks.take.bind(stacks)),
    settle: over(stacks.settle.bind(stacks)),
    giveBack: over(stacks.giveBack.bind(stacks)),
  }
}

/** Refused or lost: both may happen at such a table. */
const perhaps = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  )

/** On a slow machine a turn may be over, or a seat given up, between reading and acting. */
const OVERTAKEN = new Set(['ROOM_STEP_STALE', 'ROOM_NOT_YOUR_TURN', 'ROOM_NOT_SEATED'])
const inTime = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    (error: unknown) => {
      if (!(error instanceof Refusal && OVERTAKEN.has(error.code))) throw error
    },
  )

async function playBots(
  guests: readonly RoomGuest[],
  {
    bigBlind,
    buyIn,
    steps,
    start,
  }: { bigBlind: number; buyIn: readonly [number, number]; steps: number; start: number },
): Promise<string> {
  const below = randomOf(start)
  const before = await at.money(guests)
  const place = await at.roomFor(guests[0]!, guests, { bigBlind })
  const broken = at.studioWith(brokenWallet(below))
  for (let step = 0; step < steps; step++) {
    const studio = below(2) ? at.house : broken
    const guest = guests[below(guests.length)]!
    const { room, mine, rathole } = await at.read(guest, place.roomId)
    const move = mine?.actions[below(mine.actions.length)]
    if (!mine)
      await perhaps(
        at.sit(guest, place, rathole?.amount ?? buyIn[0] + below(buyIn[1] - buyIn[0]), {}, studio),
      )
    else if (below(50) === 0 && !mine.isLeaving) await inTime(at.leave(guest, place.roomId, studio))
    else if (move && below(14) > 0) {
      const { action, amount, minAmount, maxAmount } = move
      const asked =
        minAmount === undefined
          ? action === 'BID'
            ? amount
            : undefined
          : below(4) === 0
            ? maxAmount
            : minAmount
      await inTime(at.act(guest, place.roomId, action, asked, studio))
    } else if (room.turn === null || below(6) === 0) {
      for (const each of guests)
        if ((await at.read(each, place.roomId)).mine)
          await inTime(at.house.rooms.presence(each.seat, place.roomId, 'IN'))
      await at.advance(room.turn === null ? 8 : 50)
      await at.house.rooms.sweep()
      await at.runDue(studio)
    }
    if (step % 10 === 0) expect((await at.money(guests)).total).toBe(before.total)
  }
  // The room is closed: the running hand is played to its end, and every chip is returned.
  await at.house.rooms.desk.close('demo', place.roomId)
  for (let looks = 0; looks < 10; looks++) {
    await at.advance(80)
    await at.house.rooms.sweep()
    await at.runDue()
  }
  const after = await at.money(guests)
  expect([after.total, after.each.map(({ hold }) => hold)]).toEqual([before.total, guests.map(() => 0n)])
  expect(await at.house.rooms.desk.close('demo', place.roomId)).toBe('CLOSED')
  const hands = await handsOf(place.roomId)
  expect(hands.length).toBeGreaterThan(4)
  expect(hands.reduce((sum, hand) => sum + hand.rake_amount, 0n)).toBe(after.rake - before.rake)
  for (const { state, seats, rake_amount: rake } of hands) {
    expect(state).toBe('SETTLED')
    expect(seats.reduce((sum, { stake, win }) => sum + stake - win, 0)).toBe(Number(rake))
    expect(seats.reduce((sum, seat) => sum + seat.rake, 0)).toBe(Number(rake))
  }
  await rollUp(at.owner)
  expect((await runAudit(at.owner.kysely)).filter((proof) => !proof.ok)).toEqual([])
  return place.roomId
}

const handsOf = async (roomId: string): Promise<Played[]> =>
  (
    await rowsOf(
      at.owner.kysely,
      sql<
        Omit<Played, 'seats'> & { seats: string }
      >`SELECT board, rake_amount, seats, state FROM studio.room_hand WHERE room_id = ${roomId} ORDER BY hand_no`,
    )
  ).map((row) => ({ ...row, seats: JSON.parse(row.seats) as Played['seats'] }))

test('hold’em: chips conserved, no hand stuck, and the rake never above five in a hundred or its cap, nor below by more than the rounding of its pots', async () => {
  const guests = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
  const roomId = await playBots(guests, {
    bigBlind: 200,
    buyIn: [8000, 28_000],
    steps: 150,
    start: 20_261_121,
  })
  for (const { board, seats, rake_amount: rake } of await handsOf(roomId)) {
    const inMiddle = seats.reduce((sum, { stake }) => sum + stake, 0)
    const most =
      (JSON.parse(board) as number[]).length === 0
        ? 0
        : Math.min(Math.floor(inMiddle / 20), 200 * Math.min(3, seats.length - 1))
    expect(Number(rake)).toBeLessThanOrEqual(most)
    expect(Number(rake)).toBeGreaterThanOrEqual(most - seats.length)
  }
})

test('Pok Deng: chips conserved, no round stuck, and from each net winner three in a hundred of their profit to the satang', async () => {
  const guests = await Promise.all(
    ['member04', 'member05', 'member06'].map((name) => at.guest(name, 'POKDENGROOM')),
  )
  const roomId = await playBots(guests, { bigBlind: 500, buyIn: [16_000, 50_000], steps: 200, start: 7 })
  for (const { seats } of await handsOf(roomId)) {
    for (const { stake, win, rake } of seats) {
      const profit = win - stake + rake
      expect(rake).toBe(profit > 0 ? Math.floor((profit * 3) / 100) : 0)
    }
  }
})
