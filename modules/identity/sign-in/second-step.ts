/**
 * The second step of a sign-in (domain/gaps.md §4): a ticket says that the password was right and nothing
 * else, until a factor is proved. Three attempts over all methods together, however many tickets are
 * requested.
 */
import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '../../../contract/errors.ts'
import { logIn } from '../../../contract/player/identity/log-in.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { networkOf } from '../../../platform/addresses.ts'
import {
  clearCounter,
  holdCounter,
  keepOneUse,
  peekOneUse,
  raiseCounter,
  readCounter,
  takeOneUse,
} from '../../../platform/counters.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf, settingsOf } from '../../system/index.ts'
import { secondStepSettings } from '../settings/sign-in.ts'
import { factorMethods, hasFactor, type FactorMethod } from '../credentials/factors.ts'
import { readAccount, type AccountRow } from '../accounts/store/accounts.ts'
import { readNetwork, seeTrustedDevice, trustDevice } from '../credentials/store/factors.ts'
import type { SignInHow } from './store/sign-ins.ts'

const PURPOSE = 'second-step'
const TICKET_MS = 10 * 60_000
const TRIES = 3
const TRIES_A_DAY = 10
const LOCK_MS = 15 * 60_000
const DAY_MS = 24 * 3_600_000
/** Sent to the sign-in and to the member's own lists, whose paths share a prefix. */
const DEVICE = { name: 'device', path: logIn.path.split('/').slice(0, -2).join('/') } as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Which methods may prove the second step of this sign-in; null if none is asked for. */
export async function methodsAsked(
  context: RequestContext,
  account: AccountRow,
  how: SignInHow,
): Promise<FactorMethod[] | null> {
  if (await isTrusted(context, account.account_id)) return null
  // A member with an authenticator wants to be asked for it, and a weaker method would defeat its purpose.
  if (hasFactor(account, 'authenticator')) return ['authenticator']
  // The code was sent to the account's own phone or mailbox: that is a second factor already.
  if (how !== 'PASSWORD') return null
  const figures = await settingsOf(context.database.kysely, context.merchant.id, secondStepSettings)
  const isDue =
    figures.secondStepOn.includes('device') ||
    (figures.secondStepOn.includes('address') && (await isForeign(context, account.account_id)))
  const methods = isDue
    ? factorMethods.filter((method) => figures.secondStepBy.includes(method) && hasFactor(account, method))
    : []
  return methods.length > 0 ? methods : null
}

/** An account that never signed in has no registered address yet: its first one becomes registered. */
async function isForeign(context: RequestContext, accountId: string): Promise<boolean> {
  const { isKnown, hasAny } = await readNetwork(
    context.database.kysely,
    accountId,
    networkOf(context.address),
  )
  return hasAny && !isKnown
}

export interface Pending {
  accountId: string
  mark: string
  how: SignInHow
  methods: FactorMethod[]
  rememberMe: boolean
}

/** Another password, another mark: a ticket ends with the password it was issued for. */
const markOf = (account: AccountRow) =>
  digest(`${account.account_id}\n${account.password_hash}`).toString('hex')

/** A ticket of 32 bytes for ten minutes; AUTH_LOCKED (minutes) if the attempts are used up. */
export async function giveTicket(
  context: RequestContext,
  account: AccountRow,
  asked: { how: SignInHow; methods: FactorMethod[]; rememberMe: boolean },
): Promise<string> {
  await refuseUsedUp(context, account.account_id)
  const ticket = randomBytes(32).toString('base64url')
  const pending: Pending = { accountId: account.account_id, mark: markOf(account), ...asked }
  await keepOneUse(
    context.database.kysely,
    PURPOSE,
    digest(ticket).toString('hex'),
    JSON.stringify(pending),
    TICKET_MS,
  )
  return ticket
}

/** The account of a ticket; AUTH_TICKET_INVALID if it ended, or the account changed since. */
export async function readTicket(
  context: RequestContext,
  ticket: string,
): Promise<{ pending: Pending; account: AccountRow; subject: string }> {
  const subject = digest(ticket).toString('hex')
  const kept = await peekOneUse(context.database.aside, PURPOSE, subject)
  const pending = kept === undefined ? undefined : (JSON.parse(kept) as Pending)
  const account =
    pending && (await readAccount(context.database.aside, context.merchant.id, pending.accountId))
  if (!account || markOf(account) !== pending.mark) refuse('AUTH_TICKET_INVALID')
  return { pending, account, subject }
}

/** True for one caller only. */
export async function spendTicket(context: RequestContext, subject: string): Promise<boolean> {
  return (await takeOneUse(context.database.kysely, PURPOSE, subject)) !== undefined
}

/**
 * Counts an attempt before it is checked; returns how many are left after it. AUTH_LOCKED (minutes) beyond.
 */
export async function countSecondTry(context: RequestContext, accountId: string): Promise<number> {
  const reader = context.database.kysely
  await refuseUsedUp(context, accountId)
  const tries = await raiseCounter(reader, 'second-step-try', accountId, LOCK_MS)
  const today = await raiseCounter(reader, 'second-step-day', accountId, DAY_MS)
  if (tries > TRIES || today > TRIES_A_DAY) await refuseUsedUp(context, accountId)
  if (today >= TRIES_A_DAY) await holdCounter(reader, 'second-step-day', accountId, DAY_MS)
  return Math.max(0, Math.min(TRIES - tries, TRIES_A_DAY - today))
}

/** How long the second step is locked after wrong attempts; 0: it is not. */
export async function secondLockMs(reader: Reader, accountId: string): Promise<number> {
  const now = await readCounter(reader, 'second-step-try', accountId)
  const today = await readCounter(reader, 'second-step-day', accountId)
  return today.hits >= TRIES_A_DAY ? today.endsInMs : now.hits >= TRIES ? now.endsInMs : 0
}

async function refuseUsedUp(context: RequestContext, accountId: string): Promise<void> {
  const endsInMs = await secondLockMs(context.database.kysely, accountId)
  if (endsInMs > 0) refuse('AUTH_LOCKED', String(Math.max(1, Math.ceil(endsInMs / 60_000))))
}

export const secondTries = (accountId: string) =>
  ['second-step-try', 'second-step-day'].map((name) => ({ name, subject: accountId }))

export async function forgetSecondTries(
  context: Pick<RequestContext, 'database'>,
  accountId: string,
): Promise<void> {
  for (const { name, subject } of secondTries(accountId))
    await clearCounter(context.database.kysely, name, subject)
}

/** The hash of this browser's cookie, if it has one. */
export function deviceHash(context: Pick<RequestContext, 'cookie'>): Buffer | null {
  const token = context.cookie(DEVICE.name)
  return token?.length === 43 ? digest(token) : null
}

async function isTrusted(context: RequestContext, accountId: string): Promise<boolean> {
  const hash = deviceHash(context)
  return hash !== null && (await seeTrustedDevice(context.database.kysely, accountId, hash))
}

/** Gives the browser a new cookie, so that one planted before is useless. */
export async function trustThisDevice(
  tx: Tx,
  context: RequestContext,
  account: { accountId: string; merchantId: string },
): Promise<void> {
  const days = await settingOf(tx, account.merchantId, secondStepSettings.trustedDeviceDays)
  const token = randomBytes(32).toString('base64url')
  await trustDevice(tx, {
    ...account,
    formerHash: deviceHash(context),
    tokenHash: digest(token),
    device: context.userAgent,
    address: context.address,
    country: context.country,
    expiresAt: new Date(context.now.getTime() + days * DAY_MS),
  })
  context.setCookie(DEVICE.name, token, { path: DEVICE.path, maxAgeS: (days * DAY_MS) / 1000 })
}
