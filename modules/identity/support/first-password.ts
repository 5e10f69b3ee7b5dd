/** Accounts that support opens, and first passwords that it gives. The caller writes the audit row. */
import { randomInt } from 'node:crypto'
import { refuseFields } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { faultOf, registerFieldsOf, settingOf } from '../../system/index.ts'
import { createAccount } from '../accounts/new-account.ts'
import { accountSettings } from '../settings/accounts.ts'
import { events } from '../accounts/events.ts'
import { toE164 } from '../accounts/rules/mobile.ts'
import { uplineFault, type OpenableType } from '../accounts/rules/member-type.ts'
import { tidyName } from '../accounts/rules/personal.ts'
import { isReservedUsername, normaliseUsername } from '../accounts/rules/username.ts'
import { readAccountByName, type AccountRow } from '../accounts/store/accounts.ts'
import { forgetDevices } from '../credentials/store/credentials.ts'
import { holdPayouts } from '../credentials/store/recovery.ts'
import { replaceWithInitial } from './store/support.ts'
import { type Desk, HOLD_HOURS, lockForSupport } from './support.ts'

export interface FirstPassword {
  password: string
  passwordHash: string
  usableUntil: Date
}

/** No letters that look like digits, and no vowels. */
const LETTERS = 'BCDFGHJKMNPQRTVWXYZ23456789'

const LENGTH = 12

/**
 * A password to hand over: it can only be used to change it, and expires (security/decisions.md §2 row 1).
 * Hashing takes time: not inside a transaction.
 */
export async function makeFirstPassword({
  database,
  merchant,
  now,
}: Pick<Desk, 'database' | 'merchant' | 'now'>): Promise<FirstPassword> {
  const hours = await settingOf(database.kysely, merchant.id, accountSettings.initialPasswordHours)
  const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!)
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')
  return {
    password,
    passwordHash: await hashPassword(password),
    usableUntil: new Date(now.getTime() + hours * 3_600_000),
  }
}

/** The initial password of the house, which agents hand over (security/decisions.md §2 row 1). */
export async function makeInitialPassword({
  database,
  merchant,
  now,
  config,
}: Pick<RequestContext, 'database' | 'merchant' | 'now' | 'config'>): Promise<FirstPassword> {
  const hours = await settingOf(database.kysely, merchant.id, accountSettings.initialPasswordHours)
  const password = config.initialPassword
  return {
    password,
    passwordHash: await hashPassword(password),
    usableUntil: new Date(now.getTime() + hours * 3_600_000),
  }
}

export interface MemberDraft {
  username: string
  type: OpenableType
  upline: string | null
  payeeName: string | null
  mobileNum: string | null
  /** Without one the account begins with the house's prize group. */
  memberG?: number
  registeredBy?: 'OPERATOR' | 'AGENT'
}

/**
 * Opens a member or an agent with a first password. REQUEST_INVALID by field, REG_USERNAME_TAKEN,
 * REG_MOBILE_TAKEN.
 */
export async function openMember(
  context: Desk,
  tx: Tx,
  draft: MemberDraft,
  first: FirstPassword,
): Promise<AccountRow> {
  const merchantId = context.merchant.id
  const fields = await registerFieldsOf(tx, merchantId)
  const username = normaliseUsername(draft.username)
  const mobile = draft.mobileNum ? (toE164(draft.mobileNum, undefined) ?? undefined) : null
  const upline = draft.upline
    ? await readAccountByName(tx, merchantId, normaliseUsername(draft.upline))
    : null
  const fault =
    upline === undefined
      ? 'uplineUnknown'
      : (uplineFault(draft.type, upline?.type ?? null) ??
        (upline && upline.depth >= 20 ? 'uplineWrong' : undefined))
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
    merchantId,
    username,
    type: draft.type,
    uplineId: upline?.account_id ?? null,
    passwordHash: first.passwordHash,
    initialUntil: first.usableUntil,
    payeeName: draft.payeeName ? tidyName(draft.payeeName) : null,
    mobile: mobile ?? null,
    memberG: draft.memberG ?? null,
    registeredBy: draft.registeredBy ?? 'OPERATOR',
  })
}

/**
 * A new first password instead of the member's own; every session ends and no device is remembered.
 * MEMBER_NOT_FOUND; MEMBER_STATE for trial accounts.
 */
export async function giveFirstPassword(
  context: Desk,
  tx: Tx,
  memberId: string,
  first: FirstPassword,
): Promise<AccountRow> {
  const row = await lockForSupport(context, tx, memberId)
  await replaceWithInitial(tx, memberId, first.passwordHash, first.usableUntil)
  // As after a recovery: somebody who deceived support cannot take money out at once.
  await holdPayouts(tx, memberId, new Date(context.now.getTime() + HOLD_HOURS * 3_600_000))
  await context.use(sessionsKey).endAll(tx, memberId, 'SESSION_EXPIRED')
  await forgetDevices(tx, memberId)
  await emitEvent(tx, events.passwordChanged, { merchantId: context.merchant.id, memberId })
  return row
}
