/** The prize groups by which rebates are shared along a line (domain/agents.md §2). */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { accountSettings } from '../settings/accounts.ts'
import { checkEconomy } from '../economy/economy.ts'
import { lockAccount, type AccountRow } from './store/accounts.ts'
import {
  addRateChange,
  holdPrizeGroup,
  readGroupsAt,
  readPrizeGroups,
  readRateChanges,
  readRateVector,
  writePrizeGroup,
} from './store/rates.ts'

export { countDirectFrom, holdHigherBelow, readLastLowering } from './store/rates.ts'

const SHOWN_CHANGES = 20

export interface LineRate {
  readonly accountId: string
  /** 0 the account itself, 1 its upline. */
  readonly distance: number
  readonly memberG: number
}

/**
 * The prize groups from an account up to the top of its line, the account first; empty for one that does not
 * exist. A bet stores what it is settled by, since a later change concerns later bets only.
 */
export async function rateVectorOf(reader: Reader, accountId: string): Promise<LineRate[]> {
  return (await readRateVector(reader, accountId)).map((row) => ({
    accountId: row.account_id,
    distance: row.distance,
    memberG: row.member_g,
  }))
}

/** The prize groups that these accounts have now; accounts that do not exist are left out. */
export async function prizeGroupsOf(
  reader: Reader,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await readPrizeGroups(reader, accountIds)
  return new Map(rows.map((row) => [row.account_id, row.member_g]))
}

/**
 * The same of many accounts, each as its line stood at a moment: text as the database writes it. The answers
 * come in the order in which they were asked for.
 */
export async function rateVectorsAt(
  reader: Reader,
  asked: readonly { accountId: string; at: string }[],
): Promise<LineRate[][]> {
  const vectors: LineRate[][] = asked.map(() => [])
  for (const row of await readGroupsAt(reader, asked))
    vectors[Number(row.place) - 1]!.push({
      accountId: row.account_id,
      distance: row.distance,
      memberG: row.member_g,
    })
  return vectors
}

/**
 * An account of the merchant, held until the transaction ends, with the prize group of its upline, which
 * nobody changes meanwhile either.
 */
export async function holdPlace(
  tx: Tx,
  place: { merchantId: string; accountId: string },
): Promise<{ row: AccountRow; uplineG: number | null } | undefined> {
  const row = await lockAccount(tx, place.merchantId, place.accountId)
  return row && { row, uplineG: row.upline_id ? await holdPrizeGroup(tx, row.upline_id) : null }
}

export interface GroupChange {
  readonly accountId: string
  readonly beforeG: number
  readonly memberG: number
}

/** Writes prize groups that were checked, for bets from now on. The rows are held. ECONOMY_GUARD. */
export async function writeGroups(
  tx: Tx,
  merchantId: string,
  changes: readonly GroupChange[],
  by: { changedBy: string; reason: string },
): Promise<void> {
  const highest = Math.max(0, ...changes.map(({ memberG }) => memberG))
  if (highest > 0) await checkEconomy(tx, merchantId, { memberG: highest })
  for (const change of changes) {
    await writePrizeGroup(tx, change.accountId, change.memberG)
    await addRateChange(tx, { ...change, ...by })
  }
}

/** What a new account begins with: the link's group, otherwise the house's, at most that of its upline. */
export async function openingGroup(
  tx: Tx,
  fresh: { merchantId: string; uplineId?: string | null; memberG?: number | null },
): Promise<number> {
  const wanted = fresh.memberG ?? (await settingOf(tx, fresh.merchantId, accountSettings.defaultMemberG))
  const uplineG = fresh.uplineId ? await holdPrizeGroup(tx, fresh.uplineId) : null
  return Math.min(wanted, uplineG ?? wanted)
}

export const noteOpeningGroup = (tx: Tx, accountId: string, memberG: number): Promise<void> =>
  addRateChange(tx, { accountId, beforeG: null, memberG, changedBy: 'system', reason: '' })

export interface RateChangeShown {
  readonly beforeG: number | null
  readonly memberG: number
  readonly by: string
  readonly reason: string
  readonly at: Date
}

/** The latest changes of an account's prize group, newest first; the first of all is its opening. */
export async function rateChangesOf(reader: Reader, accountId: string): Promise<RateChangeShown[]> {
  return (await readRateChanges(reader, accountId, SHOWN_CHANGES)).map((row) => ({
    beforeG: row.before_g,
    memberG: row.member_g,
    by: row.changed_by,
    reason: row.reason,
    at: row.at,
  }))
}
