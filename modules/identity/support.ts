/** What support does for an account: open it, give it a first password, open its locks, change its type. The caller writes the audit row. */
import { randomInt } from 'node:crypto'
import { refuse, refuseFields } from '../../contract/errors.ts'
import type { RequestContext } from '../../platform/calls.ts'
import { readCounter } from '../../platform/counters.ts'
import { sessionsKey } from '../../platform/keys.ts'
import { emitEvent } from '../../platform/outbox.ts'
import { hashPassword } from '../../platform/passwords.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { clock } from '../../kernel/clock.ts'
import { faultOf, registerFieldsOf, settingOf } from '../system/index.ts'
import { createAccount } from './accounts.ts'
import { accountSettings } from './definitions.ts'
import { events } from './events.ts'
import { paymentPasswordState } from './payment-password.ts'
import { paymentResetLock } from './payment-reset.ts'
import { toE164 } from './rules/mobile.ts'
import { typeFault, uplineFault, type OpenableType } from './rules/member-type.ts'
import { tidyName } from './rules/personal.ts'
import { isReservedUsername, normaliseUsername } from './rules/username.ts'
import { secondLockMs } from './second-step.ts'
import { lockAccount, readAccount, readAccountByName, type AccountRow } from './store/accounts.ts'
import { forgetDevices } from './store/credentials.ts'
import { removeSeed } from './store/factors.ts'
import { holdPayouts } from './store/recovery.ts'
import { readLineTypes, replaceWithInitial, writeType } from './store/support.ts'
import { isPersonal, kindOf, type Account } from './types.ts'

type Desk = Pick<RequestContext, 'use' | 'merchant' | 'now' | 'database'>

export interface FirstPassword { password: string; passwordHash: string; usableUntil: Date }

/** No letter that reads as a figure, none that spells. */
const LETTERS = 'BCDFGHJKMNPQRTVWXYZ23456789'
const LENGTH = 12
const HOLD_HOURS = 24

/** A password to hand over: it opens its own change and nothing else, and runs out (SECURITY §2 row 1). Hashing takes time: not inside a transaction. */
export async function makeFirstPassword({ database, merchant, now }: Pick<Desk, 'database' | 'merchant' | 'now'>): Promise<FirstPassword> {
  const hours = await settingOf(database.kysely, merchant.id, accountSettings.initialPasswordHours)
  const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('').replaceAll(/(.{4})(?=.)/g, '$1-')
  return { password, passwordHash: await hashPassword(password), usableUntil: new Date(now.getTime() + hours * 3_600_000) }
}

export interface MemberDraft { username: string; type: OpenableType; upline: string | null; payeeName: string | null; mobileNum: string | null }

/** Opens a member or an agent with a first password. REQUEST_INVALID by field, REG_USERNAME_TAKEN, REG_MOBILE_TAKEN. */
export async function openMember(context: Desk, tx: Tx, draft: MemberDraft, first: FirstPassword): Promise<AccountRow> {
  const merchantId = context.merchant.id
  const fields = await registerFieldsOf(tx, merchantId)
  const username = normaliseUsername(draft.username)
  const mobile = draft.mobileNum ? toE164(draft.mobileNum, undefined) ?? undefined : null
  const upline = draft.upline ? await readAccountByName(tx, merchantId, normaliseUsername(draft.upline)) : null
  const fault = upline === undefined ? 'uplineUnknown' : uplineFault(draft.type, upline?.type ?? null) ?? (upline && upline.depth >= 20 ? 'uplineWrong' : undefined)
  const named = [
    faultOf('username', fields.username, username),
    isReservedUsername(username) ? { field: 'username', rule: 'usernameReserved' } : undefined,
    mobile === undefined ? { field: 'mobileNum', rule: 'phoneFormat' } : undefined,
    draft.payeeName ? faultOf('payeeName', fields.payeeName, draft.payeeName) : undefined,
    fault ? { field: 'upline', rule: fault } : undefined,
  ]
  const faults = named.flatMap((found) => found ?? [])
  if (faults.length > 0) refuseFields(faults)
  return createAccount(context, tx, {
    merchantId, username, type: draft.type, uplineId: upline?.account_id ?? null, passwordHash: first.passwordHash, initialUntil: first.usableUntil,
    payeeName: draft.payeeName ? tidyName(draft.payeeName) : null, mobile: mobile ?? null, registeredBy: 'OPERATOR',
  })
}

/** A new first password instead of the member's own; every session ends and no device is remembered. MEMBER_NOT_FOUND; MEMBER_STATE for trial accounts. */
export async function giveFirstPassword(context: Desk, tx: Tx, memberId: string, first: FirstPassword): Promise<AccountRow> {
  const row = await lockForSupport(context, tx, memberId)
  await replaceWithInitial(tx, memberId, first.passwordHash, first.usableUntil)
  // As after a recovery: whoever talked support into it takes no money out at once.
  await holdPayouts(tx, memberId, new Date(context.now.getTime() + HOLD_HOURS * 3_600_000))
  await context.use(sessionsKey).endAll(tx, memberId, 'SESSION_EXPIRED')
  await forgetDevices(tx, memberId)
  await emitEvent(tx, events.passwordChanged, { merchantId: context.merchant.id, memberId })
  return row
}

/** Changes the type of an account where it stands; living sessions follow with their next call. REQUEST_INVALID names the rule. */
export async function changeMemberType(context: Desk, tx: Tx, memberId: string, type: OpenableType): Promise<{ row: AccountRow; before: number }> {
  const row = await lockForSupport(context, tx, memberId)
  if (row.type === type) refuse('MEMBER_STATE')
  const upline = row.upline_id ? await readAccount(tx, context.merchant.id, row.upline_id) : undefined
  const fault = typeFault(type, upline?.type ?? null, await readLineTypes(tx, memberId))
  if (fault) refuseFields([{ field: 'type', rule: fault }])
  await writeType(tx, memberId, type)
  await context.use(sessionsKey).patchClaims(tx, memberId, { type, isAgent: kindOf(type) === 'agent' })
  return { row, before: row.type }
}

async function lockForSupport({ merchant }: Desk, tx: Tx, memberId: string): Promise<AccountRow> {
  const row = await lockAccount(tx, merchant.id, memberId) ?? refuse('MEMBER_NOT_FOUND')
  return !isPersonal(kindOf(row.type)) ? refuse('MEMBER_STATE') : row
}

/** Takes the authenticator and its recovery codes off, and trusts no device any more. MEMBER_STATE where none is enrolled. */
export async function removeMemberFactor(context: Desk, tx: Tx, memberId: string): Promise<AccountRow> {
  const row = await lockForSupport(context, tx, memberId)
  if (!row.totp_seed) refuse('MEMBER_STATE')
  await removeSeed(tx, memberId)
  await forgetDevices(tx, memberId)
  return row
}

export async function hasAuthenticator(reader: Reader, merchantId: string, memberId: string): Promise<boolean> {
  return Boolean((await readAccount(reader, merchantId, memberId))?.totp_seed)
}

export interface Locks { signInUntil: Date | null; paymentPasswordUntil: Date | null; paymentResetUntil: Date | null; secondStepUntil: Date | null }

/** Until when sign-in, the payment password, its reset and the second step rest after wrong tries; null: they do not. */
export async function locksOf(reader: Reader, account: Pick<Account, 'accountId' | 'merchantId' | 'username'>): Promise<Locks> {
  const signIn = await readCounter(reader, 'sign-in-lock', `${account.merchantId}:${account.username}`)
  const { lockedUntil } = await paymentPasswordState(reader, account.accountId)
  const secondMs = await secondLockMs(reader, account.accountId)
  const at = (ms: number) => (ms > 0 ? new Date(clock.nowMs() + ms) : null)
  return { signInUntil: at(signIn.hits > 0 ? signIn.endsInMs : 0), paymentPasswordUntil: lockedUntil, paymentResetUntil: await paymentResetLock(reader, account.accountId), secondStepUntil: at(secondMs) }
}
