/** The prize groups by which rebates are shared along a line (domain/agents.md §2). */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { accountSettings } from '../settings/accounts.ts'
import {
  addRateChange,
  holdPrizeGroup,
  readPrizeGroups,
  readRateChanges,
  readRateVector,
} from './store/rates.ts'

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
