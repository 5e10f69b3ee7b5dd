/** Rooms, sittings and shots as on the wire. */
import { clock } from '../../kernel/clock.ts'
import type { FishFairRound } from '../../kernel/games/fair-round.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { creditOf } from './core.ts'
import type { ShotResult } from './shoot.ts'
import type { RoomRow } from './store/rooms.ts'
import type { SittingRow } from './store/sittings.ts'
import type { WindowRow } from './store/windows.ts'
import type { ShotRow, StoredHit } from './store/shots.ts'

const roomMsOf = (room: RoomRow): number => clock.nowMs() - room.started_at.getTime()

export const seatsShown = (sitters: readonly SittingRow[]) =>
  sitters
    .filter(({ state }) => state === 'SEATED')
    .map(({ seat, name, price, gun }) => ({ seat, name, price, gun }))

export function roomShown(room: RoomRow, sitters: readonly SittingRow[]) {
  return {
    roomId: room.room_id,
    number: room.number,
    seed: Number(room.seed),
    roomMs: roomMsOf(room),
    version: Number(room.version),
    dead: room.dead,
    seats: seatsShown(sitters),
  }
}

/** `lockedAmount` is what the member's hold account has for this seat after the last settlement. */
export function mineShown(sitting: SittingRow) {
  return {
    seat: sitting.seat,
    creditAmount: toWireAmount(creditOf(sitting)),
    lockedAmount: sitting.is_free ? 0 : toWireAmount(sitting.stack_amount),
    unsettledBetAmount: toWireAmount(sitting.staked_amount),
    unsettledWinAmount: toWireAmount(sitting.won_amount),
    price: sitting.price,
    gun: sitting.gun,
  }
}

/** A shot as its shooter sees it. */
export function ownShot({ shotId, hits, winAmount, betAmount, refund }: ShotResult) {
  return {
    shotId,
    refund,
    betAmount: toWireAmount(betAmount),
    winAmount: toWireAmount(winAmount),
    hits: hits.map(({ fishId, isKill, multiple, win, freeShots, nonce }) => ({
      fishId,
      isKill,
      multiple,
      winAmount: win,
      nonce,
      ...(freeShots.length === 0 ? {} : { freeShots: freeShots.map((free) => ({ ...free })) }),
    })),
  }
}

/** Others see targets, hits and kills; the amounts are the shooter's own. */
export function othersShot({ hits, winAmount, price, gun, firedMs }: ShotResult) {
  return {
    price,
    gun,
    firedMs,
    winAmount: toWireAmount(winAmount),
    hits: hits.map(({ fishId, isKill, multiple, win, freeShots }) => ({
      fishId,
      isKill,
      multiple,
      winAmount: win,
      ...(freeShots.length === 0
        ? {}
        : {
            freeKills: freeShots.flatMap((free) =>
              free.fishId !== null && free.multiple > 0 ? [free.fishId] : [],
            ),
          }),
    })),
  }
}

export function windowShown(window: WindowRow, currency: string) {
  return {
    roundId: window.window_id,
    state: window.state === 3 ? ('VOID' as const) : ('SETTLED' as const),
    betAmount: toWireAmount(window.bet_amount),
    winAmount: window.state === 3 ? 0 : toWireAmount(window.win_amount),
    shotCount: window.shot_count,
    hitCount: window.hit_count,
    currency,
    playedAt: window.opened_at.toISOString(),
  }
}

/** A shot as it is stored, with what is needed to recompute it. */
export function shotOf(shot: ShotRow): FishFairRound['fish']['shots'][number] {
  const hits = JSON.parse(shot.hits) as StoredHit[]
  return {
    shotId: shot.shot_id,
    price: shot.price,
    gun: shot.gun,
    firedMs: Number(shot.fired_ms),
    betAmount: toWireAmount(shot.bet_amount),
    winAmount: toWireAmount(shot.win_amount),
    hits: hits.map(({ fishId, kind, nonce, isKill, multiple, win, freeShots, others }) => ({
      fishId,
      kind,
      nonce,
      isKill,
      multiple,
      winAmount: win,
      freeShots: [...freeShots],
      others: [...others],
    })),
  }
}
