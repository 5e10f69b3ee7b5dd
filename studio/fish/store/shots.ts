/** The shots of a window. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { FreeShot, Gun, SeenFish } from '../../../games/fishhunt/rules/index.ts'

/**
 * The result for one target of a shot, as it is stored. `others` only if a bomb crab's free shots chose among
 * them.
 */
export interface StoredHit {
  fishId: number
  kind: SeenFish['kind']
  nonce: number
  isKill: boolean
  multiple: number
  win: number
  freeShots: readonly FreeShot[]
  others: readonly SeenFish[]
}

export interface ShotRow {
  sitting_id: string
  shot_id: string
  window_id: string
  place: number
  price: number
  gun: Gun
  bet_amount: bigint
  win_amount: bigint
  hits: string
  fired_ms: bigint
}

const shotColumns = sql`sitting_id, shot_id, window_id, place, price, gun, bet_amount, win_amount, hits, fired_ms`

export function readShots(reader: Reader, sittingId: string, shotIds: readonly string[]): Promise<ShotRow[]> {
  return rowsOf(
    reader,
    sql<ShotRow>`SELECT ${shotColumns} FROM studio.fish_shot WHERE sitting_id = ${sittingId} AND shot_id = ANY (${[...shotIds]}::text[])`,
  )
}

export function readShotsOf(reader: Reader, windowIds: readonly string[]): Promise<ShotRow[]> {
  return rowsOf(
    reader,
    sql<ShotRow>`SELECT ${shotColumns} FROM studio.fish_shot WHERE window_id = ANY (${[...windowIds]}::uuid[]) ORDER BY window_id, place`,
  )
}

export async function addShots(
  tx: Tx,
  windowId: string,
  firstPlace: number,
  sittingId: string,
  shots: readonly Omit<ShotRow, 'window_id' | 'place' | 'sitting_id'>[],
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.fish_shot (sitting_id, shot_id, window_id, place, price, gun, bet_amount, win_amount, hits, fired_ms)
    SELECT ${sittingId}, s.shot_id, ${windowId}, ${firstPlace} + s.place::int - 1, s.price, s.gun, s.bet, s.win, s.hits, s.fired
    FROM unnest(${shots.map((shot) => shot.shot_id)}::text[], ${shots.map((shot) => shot.price)}::int[], ${shots.map((shot) => shot.gun)}::text[], ${shots.map((shot) => shot.bet_amount)}::bigint[],
                ${shots.map((shot) => shot.win_amount)}::bigint[], ${shots.map((shot) => shot.hits)}::text[], ${shots.map((shot) => shot.fired_ms)}::bigint[])
      WITH ORDINALITY AS s(shot_id, price, gun, bet, win, hits, fired, place)`,
  )
}
