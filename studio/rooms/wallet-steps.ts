/**
 * The effects of a committed change of a room on the wallet: hands to settle, stacks to return, orders of
 * unknown result. Everything here may be done twice and by several processes: the wallet does each once, and
 * the row that waits for it changes once.
 */
import { clock } from '../../kernel/clock.ts'
import type { RoomCore } from './core.ts'
import { seatsOf, TIME_BANK_MS, type RoomBody } from './state.ts'
import { markSettled, readHand } from './store/hands.ts'
import { moveSitting, readOpenSittings, readSitting, type SittingRow } from './store/sittings.ts'
import { readToppingUp } from './store/rooms.ts'
import { noteSettled } from './turns.ts'

interface SettlementSeat {
  stackId: string
  stakeAmount: number
  winAmount: number
  rakeAmount: number
}

/** Moves the money of a hand that is over, then lets the room continue. */
export async function settleHand(core: RoomCore, roomId: string, handId: string): Promise<void> {
  const row = await readHand(core.parts.database.kysely, handId)
  if (row?.state === 'SETTLING') {
    await core.stacks.settle({
      handId,
      gameCode: row.game_code,
      seats: JSON.parse(row.settlement!) as SettlementSeat[],
    })
  }
  await core.change(roomId, async (room, { tx, nowMs }) => {
    if (room.hand?.handId !== handId || room.hand.phase !== 'SETTLING') return
    noteSettled(room, room.hand, nowMs)
    await markSettled(tx, handId)
  })
}

/** Returns a stack whose seat is free already. */
export async function returnStack(core: RoomCore, sittingId: string): Promise<void> {
  const row = await readSitting(core.parts.database.kysely, sittingId)
  if (row?.state !== 'RETURNING') return
  // A top-up under way is clarified first: it is in the stack now, or never will be.
  if (row.top_up_id !== null) await core.stacks.inDoubt(row.top_up_id)
  const { amount } = await core.stacks.giveBack(row.stack_id!)
  await core.parts.database.transaction(async (tx) => {
    await moveSitting(tx, sittingId, 'RETURNING', 'LEFT', { leftAmount: amount })
  })
}

/** A buy-in was taken, or was not: the seat belongs to the member, or is free again. */
export async function finishSitting(
  core: RoomCore,
  row: Pick<SittingRow, 'sitting_id' | 'room_id'>,
  stackId: string | null,
): Promise<void> {
  await core.change(row.room_id, async (room, { tx }) => {
    const isFirst = await moveSitting(
      tx,
      row.sitting_id,
      'HOLDING',
      stackId === null ? 'DROPPED' : 'SEATED',
      stackId === null ? {} : { stackId },
    )
    const seat = seatsOf(room).find((each) => each.sittingId === row.sitting_id)
    if (!isFirst || !seat) return
    if (stackId === null) {
      room.body.seats[seat.seat] = null
      return
    }
    seat.stackId = stackId
    seat.state = 'PLAYING'
    seat.timeBankMs = TIME_BANK_MS
    // A member who joins a running game pays one big blind to come in, as if they had waited for it.
    seat.owesBlind =
      room.body.bigBlindSeat !== null && seatsOf(room).filter((each) => each.state === 'PLAYING').length > 2
  })
}

/** A top-up was taken, or was not. */
export async function finishTopUp(
  core: RoomCore,
  roomId: string,
  topUpId: string,
  isHeld: boolean,
): Promise<void> {
  await core.change(roomId, (room) => {
    const seat = seatsOf(room).find((each) => each.topUp?.topUpId === topUpId)
    if (!seat?.topUp || seat.topUp.isHeld) return
    if (isHeld) seat.topUp.isHeld = true
    else seat.topUp = null
  })
}

/** An order is under way for less than this. */
const UNDER_WAY_MS = 30_000
const AT_ONCE = 100

/** Finishes what a dead process left behind. */
export async function sweepSittings(core: RoomCore): Promise<void> {
  const before = new Date(clock.nowMs() - UNDER_WAY_MS)
  for (const row of await readOpenSittings(core.parts.database.kysely, before, AT_ONCE)) {
    await attempt(core, async () => {
      if (row.state === 'RETURNING') return returnStack(core, row.sitting_id)
      return finishSitting(core, row, (await core.stacks.inDoubt(row.sitting_id)).stackId)
    })
  }
}

/** The same for top-ups, which are stored in their rooms. */
export async function sweepTopUps(core: RoomCore): Promise<void> {
  const before = clock.nowMs() - UNDER_WAY_MS
  for (const row of await readToppingUp(core.parts.database.kysely, AT_ONCE)) {
    const { seats } = JSON.parse(row.body) as RoomBody
    for (const topUp of seats.map((seat) => seat?.topUp)) {
      if (!topUp || topUp.isHeld || topUp.askedAtMs > before) continue
      await attempt(core, async () =>
        finishTopUp(
          core,
          row.room_id,
          topUp.topUpId,
          (await core.stacks.inDoubt(topUp.topUpId)).stackId !== null,
        ),
      )
    }
  }
}

async function attempt(core: RoomCore, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    core.parts.onError(error)
  }
}
