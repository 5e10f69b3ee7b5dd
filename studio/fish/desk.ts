/** What an operator sees and does at the seas: remove a member from a gun. Amounts are minor units. */
import { game } from '../../games/fishhunt/rules/index.ts'
import { isRoundId } from '../core/round-id.ts'
import type { FishParts } from './core.ts'
import {
  readDeskWindow,
  readGuns,
  readSeas,
  readWindows,
  type DeskWindowRow,
  type GunRow,
  type WindowFilter,
} from './store/desk.ts'
import { readSitting } from './store/sittings.ts'
import { readShotsOf } from './store/shots.ts'
import { shotOf } from './view.ts'

interface Page {
  pageNo: number
  pageSize: number
}

const states = ['OPEN', 'CLOSED', 'SETTLED', 'VOID'] as const

/** `leave`: frees the gun, settles the shots and returns the rest. */
export function seaDesk(
  { database: { kysely }, onError }: Pick<FishParts, 'database' | 'onError'>,
  leave: (sittingId: string) => Promise<void>,
) {
  return {
    async list(merchantId: string) {
      const guns = await readGuns(kysely, merchantId)
      return (await readSeas(kysely, merchantId)).map((sea) => ({
        roomId: sea.room_id,
        number: sea.number,
        isFree: sea.is_free,
        seatCount: game.seatCount,
        unsettledCount: sea.unsettled_count,
        unsettledAmount: sea.unsettled_amount,
        guns: guns.filter((gun) => gun.room_id === sea.room_id).map(deskGun),
      }))
    },
    async windows(merchantId: string, filter: WindowFilter, page: Page) {
      const { rows, total } = await readWindows(kysely, merchantId, filter, page)
      return { rows: rows.map(deskWindow), total }
    },
    async window(merchantId: string, windowId: string) {
      const row = isRoundId(windowId) ? await readDeskWindow(kysely, merchantId, windowId) : undefined
      return (
        row && {
          window: deskWindow(row),
          commit: row.commit_hash,
          clientSeed: row.client_seed,
          serverSeed: row.server_seed,
          firstNonce: row.first_nonce,
          lastNonce: row.last_nonce,
          mathVersion: row.math_version,
          shots: (await readShotsOf(kysely, [windowId])).map(shotOf),
        }
      )
    },
    async putOut(merchantId: string, sittingId: string) {
      const sitting = isRoundId(sittingId) ? await readSitting(kysely, sittingId) : undefined
      if (sitting?.merchant_id !== merchantId || sitting.state !== 'SEATED') return undefined
      // The gun is free from the first step on; if the wallet does not answer now, the clock returns the
      // money.
      await leave(sittingId).catch(onError)
      const after = (await readSitting(kysely, sittingId))!
      if (after.state === 'SEATED') throw new Error('the gun could not be taken')
      return {
        state: after.state === 'LEFT' ? ('LEFT' as const) : ('LEAVING' as const),
        memberId: sitting.member_id,
      }
    },
  }
}

function deskGun(row: GunRow) {
  return {
    sittingId: row.sitting_id,
    seat: row.seat,
    memberId: row.member_id,
    state: row.state as 'HOLDING' | 'SEATED' | 'LEAVING',
    price: BigInt(row.price),
    gun: row.gun,
    heldAmount: row.stack_amount,
    stakedAmount: row.staked_amount,
    wonAmount: row.won_amount,
    satAt: row.sat_at,
    shotAt: row.shot_at,
  }
}

function deskWindow(row: DeskWindowRow) {
  return {
    windowId: row.window_id,
    roomId: row.room_id,
    roomNumber: row.number,
    memberId: row.member_id,
    isFree: row.is_free,
    state: states[row.state]!,
    betAmount: row.bet_amount,
    winAmount: row.win_amount,
    shotCount: row.shot_count,
    hitCount: row.hit_count,
    openedAt: row.opened_at,
    settledAt: row.settled_at,
  }
}
