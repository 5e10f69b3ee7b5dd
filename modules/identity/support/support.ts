/**
 * What support does for an account: change its type, remove a factor, look at its locks. The caller writes
 * the audit row.
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { readCounter } from '../../../platform/counters.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { clock } from '../../../kernel/clock.ts'
import { paymentPasswordState } from '../credentials/payment-password.ts'
import { paymentResetLock } from '../credentials/payment-reset.ts'
import { typeFault, type OpenableType } from '../accounts/rules/member-type.ts'
import { secondLockMs } from '../sign-in/second-step.ts'
import { lockAccount, readAccount, type AccountRow } from '../accounts/store/accounts.ts'
import { forgetDevices } from '../credentials/store/credentials.ts'
import { removeSeed } from '../credentials/store/factors.ts'
import { readLineTypes, writeType } from './store/support.ts'
import { isPersonal, kindOf, type Account } from '../accounts/types.ts'

export type Desk = Pick<RequestContext, 'use' | 'merchant' | 'now' | 'database'>

export const HOLD_HOURS = 24

/**
 * Changes the type of an account at its place; valid sessions follow with their next call. REQUEST_INVALID
 * names the rule.
 */
export async function changeMemberType(
  context: Desk,
  tx: Tx,
  memberId: string,
  type: OpenableType,
): Promise<{ row: AccountRow; before: number }> {
  const row = await lockForSupport(context, tx, memberId)
  if (row.type === type) refuse('MEMBER_STATE')
  const upline = row.upline_id ? await readAccount(tx, context.merchant.id, row.upline_id) : undefined
  const fault = typeFault(type, upline?.type ?? null, await readLineTypes(tx, memberId))
  if (fault) refuseFields([{ field: 'type', rule: fault }])
  await writeType(tx, memberId, type)
  await context.use(sessionsKey).patchClaims(tx, memberId, { type, isAgent: kindOf(type) === 'agent' })
  return { row, before: row.type }
}

export async function lockForSupport({ merchant }: Desk, tx: Tx, memberId: string): Promise<AccountRow> {
  const row = (await lockAccount(tx, merchant.id, memberId)) ?? refuse('MEMBER_NOT_FOUND')
  return !isPersonal(kindOf(row.type)) ? refuse('MEMBER_STATE') : row
}

/**
 * Removes the authenticator and its recovery codes, and trusts no device any more. MEMBER_STATE if none is
 * enrolled.
 */
export async function removeMemberFactor(context: Desk, tx: Tx, memberId: string): Promise<AccountRow> {
  const row = await lockForSupport(context, tx, memberId)
  if (!row.totp_seed) refuse('MEMBER_STATE')
  await removeSeed(tx, memberId)
  await forgetDevices(tx, memberId)
  return row
}

export async function hasAuthenticator(
  reader: Reader,
  merchantId: string,
  memberId: string,
): Promise<boolean> {
  return Boolean((await readAccount(reader, merchantId, memberId))?.totp_seed)
}

export interface Locks {
  signInUntil: Date | null
  paymentPasswordUntil: Date | null
  paymentResetUntil: Date | null
  secondStepUntil: Date | null
}

/**
 * Until when sign-in, the payment password, its reset and the second step are locked after wrong attempts;
 * null: they are not.
 */
export async function locksOf(
  reader: Reader,
  account: Pick<Account, 'accountId' | 'merchantId' | 'username'>,
): Promise<Locks> {
  const signIn = await readCounter(reader, 'sign-in-lock', `${account.merchantId}:${account.username}`)
  const { lockedUntil } = await paymentPasswordState(reader, account.accountId)
  const secondMs = await secondLockMs(reader, account.accountId)
  const at = (ms: number) => (ms > 0 ? new Date(clock.nowMs() + ms) : null)
  return {
    signInUntil: at(signIn.hits > 0 ? signIn.endsInMs : 0),
    paymentPasswordUntil: lockedUntil,
    paymentResetUntil: await paymentResetLock(reader, account.accountId),
    secondStepUntil: at(secondMs),
  }
}
