/**
 * The shots of one call: judged and stored in one transaction under the room's lock; only then are readers
 * notified.
 */
import { cubesOf, game, varianceOf } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Tx } from '../../platform/postgres.ts'
import { hmac } from '../../platform/hashes.ts'
import { lockActivePair, type PairRow } from '../core/store/seeds.ts'
import { fundsOf, WINDOW_MS, type FishParts } from './core.ts'
import { judgeShots, stillMissed, type Judged, type Refund, type Shot } from './judge.ts'
import { lockRoom, writeRoom, type RoomRow } from './store/rooms.ts'
import { lockSitting, writeShooting, type SittingRow } from './store/sittings.ts'
import { addWindow, closeWindow, growWindow, moveNonce, readOpenWindow } from './store/windows.ts'
import { addShots, readShots, type StoredHit } from './store/shots.ts'

const MOST_ROUNDS_OF_PAIR = 10_000
const PAIR_LIFE_MS = 24 * 3_600_000

export interface ShotResult {
  readonly shotId: string
  readonly refund: Refund | null
  readonly fishIds: readonly number[]
  readonly price: number
  readonly gun: Shot['gun']
  readonly firedMs: number
  readonly hits: readonly StoredHit[]
  readonly betAmount: bigint
  readonly winAmount: bigint
}

export interface Volley {
  readonly room: RoomRow
  readonly sitting: SittingRow
  /** In the order of the call; a known shot has its first result. */
  readonly results: readonly ShotResult[]
  /** Those that were judged now. */
  readonly fresh: readonly ShotResult[]
  /** The window before the one that this volley began: it is closed and waits for its settlement. */
  readonly closedWindowId: string | null
  /**
   * The pair has made so many rounds, or is so old, that the next window should use another
   * (domain/studio-games.md §1.3).
   */
  readonly isPairWornOut: boolean
}

/** Errors: ROOM_NOT_SEATED. */
export function fireVolley(
  parts: FishParts,
  seen: Pick<SittingRow, 'sitting_id' | 'room_id'>,
  shots: readonly Shot[],
): Promise<Volley> {
  return parts.database.transaction(async (tx) => {
    const room = (await lockRoom(tx, seen.room_id))!
    const sitting = await lockSitting(tx, seen.sitting_id)
    if (sitting.state !== 'SEATED') throw new Refusal('ROOM_NOT_SEATED')
    const known = new Map(
      (
        await readShots(
          tx,
          sitting.sitting_id,
          shots.map(({ shotId }) => shotId),
        )
      ).map((row): [string, ShotResult] => [
        row.shot_id,
        {
          shotId: row.shot_id,
          refund: null,
          fishIds: [],
          price: row.price,
          gun: row.gun,
          firedMs: Number(row.fired_ms),
          hits: JSON.parse(row.hits) as StoredHit[],
          betAmount: row.bet_amount,
          winAmount: row.win_amount,
        },
      ]),
    )
    const unknown = [
      ...new Map(
        shots.filter(({ shotId }) => !known.has(shotId)).map((shot) => [shot.shotId, shot]),
      ).values(),
    ]
    const judged = unknown.length === 0 ? null : await judge(parts, tx, room, sitting, unknown)
    for (const result of judged?.fresh ?? []) known.set(result.shotId, result)
    return {
      room,
      sitting: judged?.sitting ?? sitting,
      results: shots.map(({ shotId }) => known.get(shotId)!),
      fresh: judged?.fresh ?? [],
      closedWindowId: judged?.closedWindowId ?? null,
      isPairWornOut: judged?.isPairWornOut ?? false,
    }
  })
}

async function judge(parts: FishParts, tx: Tx, room: RoomRow, sitting: SittingRow, shots: readonly Shot[]) {
  const now = clock.now()
  const nowMs = now.getTime() - room.started_at.getTime()
  const seed = Number(room.seed)
  // The pair's row is the lock: other games of the member draw their numbers under the same one.
  const pair = await lockActivePair(tx, sitting.member_id)
  if (!pair) throw new Error('a member at a gun has no active pair of seeds')
  const serverSeed = parts.seeds.serverSeedOf(pair)
  let nonce = pair.nonce
  const at = {
    seed,
    nowMs,
    dead: new Set(room.dead),
    funds: fundsOf(sitting),
    most: sitting.most_amount,
    nextShotMs: Number(sitting.next_shot_ms),
    openHit: () => {
      const own = nonce++
      return {
        nonce: own,
        stream: openStream({ serverSeed, clientSeed: pair.client_seed, nonce: own, tag: game.tag }, hmac),
      }
    },
  }
  const judged = judgeShots(shots, at)
  const isPairWornOut =
    nonce >= MOST_ROUNDS_OF_PAIR || now.getTime() - pair.activated_at.getTime() >= PAIR_LIFE_MS
  const charged = judged.filter(({ refund }) => refund === null)
  const fresh = judged.map(({ shot, ...rest }): ShotResult => ({ ...shot, ...rest }))
  if (charged.length === 0) return { fresh, sitting, closedWindowId: null, isPairWornOut }
  const betAmount = charged.reduce((sum, one) => sum + one.betAmount, 0n)
  const winAmount = charged.reduce((sum, one) => sum + one.winAmount, 0n)
  const closedWindowId = await store(tx, { room, sitting, pair, now, charged, nonce, betAmount, winAmount })
  room.dead = stillMissed(at.dead, seed, nowMs)
  room.version = await writeRoom(tx, room.room_id, room.dead)
  const last = charged.at(-1)!.shot
  const after: SittingRow = {
    ...sitting,
    staked_amount: sitting.staked_amount + betAmount,
    won_amount: sitting.won_amount + winAmount,
    price: last.price,
    gun: last.gun,
    next_shot_ms: BigInt(Math.ceil(at.nextShotMs)),
    shot_at: now,
  }
  await writeShooting(tx, sitting.sitting_id, {
    stakedAmount: after.staked_amount,
    wonAmount: after.won_amount,
    price: last.price,
    gun: last.gun,
    nextShotMs: Math.ceil(at.nextShotMs),
    shotAt: now,
  })
  return { fresh, sitting: after, closedWindowId, isPairWornOut }
}

interface Charge {
  room: RoomRow
  sitting: SittingRow
  pair: PairRow
  now: Date
  charged: readonly Judged[]
  nonce: number
  betAmount: bigint
  winAmount: bigint
}

/**
 * Adds to the running window; after an old one, or one of another pair, a new one begins. Returns the one
 * that was closed.
 */
async function store(
  tx: Tx,
  { room, sitting, pair, now, charged, nonce, betAmount, winAmount }: Charge,
): Promise<string | null> {
  const open = await readOpenWindow(tx, sitting.sitting_id)
  const goesOn =
    open !== undefined &&
    open.pair_id === pair.pair_id &&
    now.getTime() - open.opened_at.getTime() < WINDOW_MS
  if (open && !goesOn) await closeWindow(tx, open.window_id, now)
  const variance = charged.reduce(
    (sum, { shot, hits }) =>
      sum + hits.reduce((more, { kind }) => more + varianceOf(kind), 0) * shot.price ** 2,
    0,
  )
  const cubes = charged.reduce(
    (sum, { shot, hits }) => sum + hits.reduce((more, { kind }) => more + cubesOf(kind), 0) * shot.price ** 3,
    0,
  )
  const growth = {
    bet_amount: betAmount,
    win_amount: winAmount,
    shot_count: charged.length,
    hit_count: nonce - pair.nonce,
    first_nonce: pair.nonce,
    last_nonce: nonce - 1,
    variance,
    cubes,
  }
  const windowId = goesOn ? open.window_id : newId(now.getTime())
  if (goesOn) await growWindow(tx, { window_id: windowId, ...growth })
  else {
    await addWindow(tx, {
      window_id: windowId,
      sitting_id: sitting.sitting_id,
      room_id: room.room_id,
      merchant_id: sitting.merchant_id,
      member_id: sitting.member_id,
      is_free: sitting.is_free,
      pair_id: pair.pair_id,
      game_code: game.gameCode,
      math_version: game.mathVersion,
      opened_at: now,
      ...growth,
    })
  }
  await addShots(
    tx,
    windowId,
    goesOn ? open.shot_count + 1 : 1,
    sitting.sitting_id,
    charged.map(({ shot, hits, betAmount: bet, winAmount: win }) => ({
      shot_id: shot.shotId,
      price: shot.price,
      gun: shot.gun,
      bet_amount: bet,
      win_amount: win,
      hits: JSON.stringify(hits),
      fired_ms: BigInt(Math.round(shot.firedMs)),
    })),
  )
  await moveNonce(tx, pair.pair_id, nonce)
  return open && !goesOn ? open.window_id : null
}
