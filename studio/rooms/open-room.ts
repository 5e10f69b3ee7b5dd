/**
 * A room read from its row and written back: under its lock, with all effects of a change in one transaction.
 */
import { randomBytes } from 'node:crypto'
import { commitOf } from '../../kernel/fair/stream.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { dueAtMs } from './room-steps.ts'
import { roomOfferOf, roomStakesOf } from './room-games.ts'
import { seedPurpose } from './seed-opening.ts'
import {
  seatsOf,
  viewOfHand,
  type Effect,
  type Room,
  type RoomBody,
  type RunningHand,
  type Seed,
} from './state.ts'
import { addHand, dropHand, endHand, type HandSeatRecord } from './store/hands.ts'
import { moveSitting, readSeen } from './store/sittings.ts'
import { writeRoom, type RoomRow } from './store/rooms.ts'

const handPurpose = (roomId: string): string => `room-hand:${roomId}`

export function freshSeed(secretKey: Buffer): Seed {
  const serverSeed = randomBytes(32).toString('hex')
  const commit = commitOf(serverSeed)
  return { serverSeed, commit, sealed: sealSecret(secretKey, seedPurpose(commit), serverSeed) }
}

/** Undefined if the game is not played here any more. */
export async function unpackRoom(reader: Reader, secretKey: Buffer, row: RoomRow): Promise<Room | undefined> {
  return unpackRow(secretKey, row, await readSeen(reader, row.room_id))
}

/** The same for a list, without checking who is connected. */
export function unpackRow(
  secretKey: Buffer,
  row: RoomRow,
  seen: ReadonlyMap<string, number> = new Map(),
): Room | undefined {
  const offer = roomOfferOf(row.game_code)
  const stakes = offer && roomStakesOf(offer, toWireAmount(row.big_bet))
  if (!offer || !stakes) return undefined
  return {
    roomId: row.room_id,
    merchantId: row.merchant_id,
    game: offer.game,
    stakes,
    number: row.number,
    seatCount: row.seat_count,
    code: row.code,
    openedBy: row.opened_by,
    state: row.state,
    version: Number(row.version),
    body: JSON.parse(row.body) as RoomBody,
    hand:
      row.hand_sealed === null
        ? null
        : (JSON.parse(openSecret(secretKey, handPurpose(row.room_id), row.hand_sealed)) as RunningHand),
    seed: {
      serverSeed: openSecret(secretKey, seedPurpose(row.commit_hash), row.seed_sealed),
      commit: row.commit_hash,
      sealed: row.seed_sealed,
    },
    seen,
    effects: [],
    isGameShut: false,
  }
}

/** Writes the room and its effects on other rows. */
export async function packRoom(tx: Tx, secretKey: Buffer, room: Room, now: Date): Promise<void> {
  for (const effect of room.effects) await writeEffect(tx, room, effect, now)
  room.version += 1
  const due = dueAtMs(room, now.getTime())
  await writeRoom(
    tx,
    {
      room_id: room.roomId,
      state: room.state,
      version: BigInt(room.version),
      player_count: seatsOf(room).length,
      waiting_count: room.body.queue.length,
      due_at: due === null ? null : new Date(due),
      body: JSON.stringify(room.body),
      hand_sealed: room.hand && sealSecret(secretKey, handPurpose(room.roomId), JSON.stringify(room.hand)),
      commit_hash: room.seed.commit,
      seed_sealed: room.seed.sealed,
    },
    now,
  )
}

async function writeEffect(tx: Tx, room: Room, effect: Effect, now: Date): Promise<void> {
  if (effect.type === 'RETURN') {
    await moveSitting(tx, effect.sittingId, 'SEATED', 'RETURNING', {
      leftAmount: effect.leftAmount,
      topUpId: effect.topUpId,
      leftAt: now,
    })
    return
  }
  const { hand } = effect
  if (effect.type === 'HAND_STARTED') {
    const {
      game: { gameCode, mathVersion },
      roomId,
      merchantId,
    } = room
    await addHand(
      tx,
      { roomId, merchantId, gameCode, mathVersion },
      hand,
      effect.seedSealed,
      recordsOf(room, hand, false),
    )
  } else if (effect.isVoid) {
    await dropHand(tx, hand.handId)
  } else {
    const view = room.game.view(hand.state)
    const settlement = room.game.settlement(hand.state)
    await endHand(
      tx,
      room.game.gameCode,
      {
        handId: hand.handId,
        board: view.board,
        pot: view.pots.reduce((sum, pot) => sum + pot.amount, 0),
        rake: settlement.rake,
        seats: recordsOf(room, hand, true),
        settlement: JSON.stringify(
          settlement.seats.map(({ seat, stakeAmount, winAmount, rakeAmount }) => ({
            stackId: hand.players.find((player) => player.seat === seat)!.stackId,
            stakeAmount,
            winAmount,
            rakeAmount,
          })),
        ),
        endedAt: new Date(effect.endedAtMs),
      },
      hand.moves,
    )
  }
}

/** Cards are written when the hand is over and never before. */
function recordsOf(room: Room, hand: RunningHand, isOver: boolean): HandSeatRecord[] {
  const settled = isOver ? room.game.settlement(hand.state).seats : []
  const view = viewOfHand({ ...room, hand })!
  return hand.players.map(({ seat, memberId, name, isHouse = false, clientSeed }) => {
    const { stack } = hand.input.seats.find((each) => each.seat === seat)!
    const part = settled.find((each) => each.seat === seat)
    const [stake, win, rake] = [part?.stakeAmount ?? 0, part?.winAmount ?? 0, part?.rakeAmount ?? 0]
    const shown = view.seats.find((each) => each.seat === seat)?.cards ?? []
    return {
      seat,
      memberId,
      name,
      isHouse,
      stack,
      stackAfter: stack - stake + win,
      cards: isOver ? room.game.cardsOf(hand.state, seat) : [],
      isShown: isOver && shown.some((card) => card >= 0),
      clientSeed,
      stake,
      win,
      rake,
    }
  })
}
