/**
 * The winners board (domain/gaps.md §7 row 24): real wins of the last day. A follower copies them from the
 * ledger; members who are frozen or excluded when the board is read are left out.
 */
import type { Hub } from '../../../platform/hub.ts'
import { winnersTopic, type WinnersPush } from '../../../contract/pushes/winner.ts'
import { clock } from '../../../kernel/clock.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { Database, Reader, Tx } from '../../../platform/postgres.ts'
import { accountsByIds, isPersonal } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { blockedAmong, readWins } from '../../wallet/index.ts'
import { winnerSettings } from '../shared/definitions.ts'
import { maskName } from './rules/mask-name.ts'
import { keepWins, listingMerchants, readWinsOf, trimWins, type WinRow } from './store/wins.ts'

export interface Winner {
  vendor: string
  gameCode: string
  customerName: string
  winAmount: number
  isJackpot: boolean
  wonAt: Date
}

const FOLLOWER = 'winners'
const TRANSFERS = 5_000
/**
 * Stored for each merchant: the board's fifty, with enough further ones for one category and for members who
 * are left out.
 */
const MOST_KEPT = 500
const HOUR_MS = 3_600_000

/** Copies new wins; returns them, and whether more of the ledger may be waiting. */
export async function followWins(tx: Tx): Promise<{ wins: WinRow[]; isMore: boolean }> {
  const leastOf = new Map<string, bigint>()
  for (const id of await listingMerchants(tx))
    leastOf.set(id, (await settingsOf(tx, id, winnerSettings)).winnerMinimum)
  const lowest = [...leastOf.values()].reduce(
    (low, least) => (least < low ? least : low),
    winnerSettings.winnerMinimum.default,
  )
  const { wins, isMore } = await readWins(tx, FOLLOWER, TRANSFERS, lowest)
  const ours = wins.filter(
    ({ merchantId, amount }) =>
      amount === 0n || amount >= (leastOf.get(merchantId) ?? winnerSettings.winnerMinimum.default),
  )
  if (ours.length > 0) {
    await keepWins(tx, ours)
    for (const merchantId of new Set(ours.map((win) => win.merchantId)))
      await trimWins(tx, merchantId, MOST_KEPT)
  }
  return { wins: ours.filter(({ amount }) => amount > 0n), isMore }
}

/** The board of a merchant, the latest first. */
export async function readBoard(reader: Reader, merchantId: string, now: Date): Promise<Winner[]> {
  const { winnerMinimum, winnerHours } = await settingsOf(reader, merchantId, winnerSettings)
  const rows = await readWinsOf(reader, {
    merchantId,
    since: new Date(now.getTime() - winnerHours * HOUR_MS),
    least: winnerMinimum,
    most: MOST_KEPT,
  })
  return named(reader, rows)
}

/** Without members who are frozen or excluded, and without deleted accounts. */
async function named(reader: Reader, rows: readonly WinRow[]): Promise<Winner[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))]
  if (ids.length === 0) return []
  const [accounts, blocked] = [await accountsByIds(reader, ids), await blockedAmong(reader, ids)]
  return rows.flatMap(({ memberId, vendor, gameCode, amount, isJackpot, wonAt }) => {
    const account = accounts.get(memberId)
    if (!account || account.state === 'FROZEN' || !isPersonal(account.kind) || blocked.has(memberId))
      return []
    return [
      {
        vendor,
        gameCode,
        customerName: maskName(account.username),
        winAmount: toWireAmount(amount),
        isJackpot,
        wonAt,
      },
    ]
  })
}

/** Pushes new wins to open boards, one frame for each merchant. */
export async function tellWinners(
  reader: Reader,
  hub: Hub,
  wins: readonly WinRow[],
  currencyOf: (merchantId: string) => string,
): Promise<void> {
  for (const [merchantId, rows] of Map.groupBy(wins, (win) => win.merchantId)) {
    const newest = rows.toSorted((a, b) => b.wonAt.getTime() - a.wonAt.getTime()).slice(0, 20)
    const list = (await named(reader, newest)).map(({ vendor, wonAt, ...win }) => ({
      ...win,
      gameId: win.gameCode,
      vassalage: vendor,
      currency: currencyOf(merchantId),
      wonAt: wonAt.toISOString(),
    }))
    if (list.length > 0) hub.push({ topic: winnersTopic, merchantId, data: { list } satisfies WinnersPush })
  }
}

/** Boards stay in memory for a moment, since everybody who opens the home page asks for one. */
export interface WinnerBoards {
  of(merchantId: string): Promise<readonly Winner[]>
}

const FRESH_MS = 2_000

export function openWinnerBoards(database: Database): WinnerBoards {
  const boards = new Map<string, { until: number; board: Promise<readonly Winner[]> }>()
  return {
    of(merchantId) {
      const kept = boards.get(merchantId)
      const now = clock.now()
      if (kept && kept.until > now.getTime()) return kept.board
      const board = readBoard(database.kysely, merchantId, now)
      boards.set(merchantId, { until: now.getTime() + FRESH_MS, board })
      board.catch(() => boards.delete(merchantId))
      return board
    },
  }
}
