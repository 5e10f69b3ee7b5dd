/**
 * The levels of an account. KYC (domain/economy.md §9): 1 needs a proven number, a confirmed age and a payee
 * name; 2 and 3 are decided by an operator. VIP: decided by promotions.
 */
import { emitEvent } from '../../../platform/outbox.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { accountSettings } from '../settings/accounts.ts'
import { single } from './accounts.ts'
import { events } from './events.ts'
import { vipOfKey } from './slots.ts'
import { vipLevelIn, type VipLevel } from '../settings/vip-table.ts'
import { lockAccount, writeKycLevel, writeVipLevel } from './store/accounts.ts'
import { writeVipLevels } from './store/ranked.ts'

/** 0 for an account that does not exist. */
export const kycLevelOf = async (reader: Reader, accountId: string): Promise<number> =>
  (await single(reader, accountId, 'kycLevel')) ?? 0

/** Raises a level 0 account to 1 if all requirements are met; returns the level. */
export async function raiseKycLevel(tx: Tx, merchantId: string, accountId: string): Promise<number> {
  const row = await lockAccount(tx, merchantId, accountId)
  if (!row) return 0
  const isProven = row.mobile_verified_at !== null && row.age_confirmed_at !== null && row.payee_name !== null
  if (row.kyc_level > 0 || !isProven) return row.kyc_level
  await setKycLevel(tx, merchantId, accountId, 1)
  return 1
}

/** Sets the level that an operator decided. */
export async function setKycLevel(
  tx: Tx,
  merchantId: string,
  accountId: string,
  level: number,
): Promise<void> {
  await writeKycLevel(tx, accountId, level)
  await emitEvent(tx, events.kycChanged, { merchantId, memberId: accountId, level })
}

/** The level that promotions decided. */
export const setVipLevel = (tx: Tx, accountId: string, level: number): Promise<void> =>
  writeVipLevel(tx, accountId, level)

/** The same for many at once. */
export const setVipLevels = (
  tx: Tx,
  levels: readonly { accountId: string; level: number }[],
): Promise<void> => writeVipLevels(tx, levels)

/** The table of the merchant's levels, level 0 first. */
export const vipTableOf = (reader: Reader, merchantId: string): Promise<readonly VipLevel[]> =>
  settingOf(reader, merchantId, accountSettings.vipTable)

/** Who asks: a request, which knows its merchant and the services of its process. */
type Asker = Pick<RequestContext, 'use' | 'merchant'>
type Ranked = Readonly<{ accountId: string; vipLevel: number }>

/** The VIP levels of accounts now, by their ids. */
export const vipLevelsOf = (
  asker: Asker,
  reader: Reader,
  accounts: readonly Ranked[],
): Promise<ReadonlyMap<string, number>> => asker.use(vipOfKey)(reader, asker.merchant.id, accounts)

/** An account's level now, with what it needs, gives and bounds; one beyond the table has the highest row. */
export async function vipOf(
  asker: Asker,
  reader: Reader,
  account: Ranked,
): Promise<{ level: number; row: VipLevel }> {
  const level = (await vipLevelsOf(asker, reader, [account])).get(account.accountId) ?? 0
  const table = await vipTableOf(reader, asker.merchant.id)
  return { level, row: vipLevelIn(table, level) }
}
