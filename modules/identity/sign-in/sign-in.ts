/** Creating sessions: by password, from a remembered device, after registration, for free play. */
import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '../../../contract/errors.ts'
import { resumeSession } from '../../../contract/player/identity/resume-session.ts'
import { networkOf } from '../../../platform/addresses.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { keepOneUse, takeOneUse } from '../../../platform/counters.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { sessionLives } from '../../../platform/sessions.ts'
import type { SessionClaims } from '../../../platform/session-claims.ts'
import { settingsOf } from '../../system/index.ts'
import { signInSettings } from '../settings/sign-in.ts'
import { events } from '../accounts/events.ts'
import { restrictionWords } from '../accounts/rules/restriction-words.ts'
import { restrictionOfKey } from '../accounts/slots.ts'
import { lockAccount, type AccountRow } from '../accounts/store/accounts.ts'
import { insertRemembered, takeRemembered } from '../credentials/store/credentials.ts'
import { noteNetwork } from '../credentials/store/factors.ts'
import { recordSignIn, type SecondProof, type SignInHow } from './store/sign-ins.ts'
import { kindOf } from '../accounts/types.ts'

const DAY_MS = 24 * 3_600_000
const TICKET_MS = 10 * 60_000
/** Sent to the calls next to the one that uses it, and to no other. */
const REMEMBER = {
  name: 'remember',
  path: resumeSession.path.slice(0, resumeSession.path.lastIndexOf('/')),
} as const

export interface SignedIn {
  token: string
  memberId: string
  account: string
  type: number
  firstTimeLogin: boolean
  passwordExpired: boolean
  mustChangePassword: boolean
  changeTicket: string | null
  restricted: string | null
  until: string | null
  previousLoginAt: Date | null
}

/**
 * Opens a session of the account in its present state: if it was frozen, or its password changed, since the
 * caller read it, the answer is AUTH_DISABLED or SESSION_EXPIRED.
 */
export async function signIn(
  tx: Tx,
  context: RequestContext,
  seen: AccountRow,
  how: SignInHow,
  second: SecondProof | null = null,
): Promise<SignedIn> {
  const row = await lockAccount(tx, seen.merchant_id, seen.account_id)
  if (!row || row.password_hash !== seen.password_hash) refuse('SESSION_EXPIRED')
  if (row.state === 'FROZEN') refuse('AUTH_DISABLED')
  const { accountId, merchantId } = { accountId: row.account_id, merchantId: row.merchant_id }
  const kind = kindOf(row.type)
  const figures = await settingsOf(tx, merchantId, {
    onePlaceOnly: signInSettings.onePlaceOnly,
    expiryDays: signInSettings.passwordExpiryDays,
  })
  const restricted =
    kind === 'trial' ? null : await context.use(restrictionOfKey)(tx, { merchantId, accountId }, context.now)
  // A code to the phone proved more than the initial password would (domain/gaps.md §7 row 4).
  const mustChangePassword = row.initial_until !== null && how !== 'SMS' && how !== 'PHONE'
  const claims: SessionClaims = {
    account: row.username,
    type: row.type,
    isTrial: kind === 'trial',
    isAgent: kind === 'agent',
  }
  if (mustChangePassword) claims.mustChangePassword = true
  if (restricted) claims.restricted = restricted

  const sessions = context.use(sessionsKey)
  if (figures.onePlaceOnly) await sessions.endAll(tx, accountId, 'SESSION_REPLACED')
  const { token } = await sessions.create(tx, {
    audience: 'player',
    accountId,
    merchantId,
    claims,
    address: context.address,
    device: context.userAgent,
    ...(kind === 'trial' ? sessionLives.trial : sessionLives.player),
  })
  const previousLoginAt = await recordSignIn(tx, {
    accountId,
    merchantId,
    how,
    second,
    address: context.address,
    country: context.country,
    device: context.userAgent,
    visitorId: context.visitorId,
  })
  if (kind !== 'trial') {
    await noteNetwork(tx, accountId, networkOf(context.address))
    await emitEvent(tx, events.signedIn, { merchantId, memberId: accountId, address: context.address })
  }
  const passwordExpired =
    how === 'PASSWORD' && isExpired(row.password_changed_at, figures.expiryDays, context.now)
  return {
    token,
    memberId: accountId,
    account: row.username,
    type: row.type,
    firstTimeLogin: row.first_login_acked_at === null,
    passwordExpired,
    mustChangePassword,
    changeTicket: mustChangePassword || passwordExpired ? await makeChangeTicket(tx, accountId) : null,
    restricted: restricted ? restrictionWords[restricted.code] : null,
    until: restricted?.until ?? null,
    previousLoginAt,
  }
}

function isExpired(changedAt: Date, expiryDays: number, now: Date): boolean {
  return expiryDays > 0 && now.getTime() - changedAt.getTime() >= expiryDays * DAY_MS
}

const digest = (token: string) => createHash('sha256').update(token).digest()

/** Replaces the old password once, since the site never stores what was typed (domain/gaps.md §7 row 7). */
async function makeChangeTicket(tx: Tx, accountId: string): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await keepOneUse(tx, 'password-change', digest(ticket).toString('hex'), accountId, TICKET_MS)
  return ticket
}

/** True for one caller only, and only for the account it was made for. */
export async function takeChangeTicket(reader: Reader, ticket: string, accountId: string): Promise<boolean> {
  return (await takeOneUse(reader, 'password-change', digest(ticket).toString('hex'))) === accountId
}

/** Gives the device a cookie for 24 hours, valid for one resume. */
export async function rememberDevice(
  tx: Tx,
  context: RequestContext,
  account: { accountId: string; merchantId: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await insertRemembered(tx, {
    tokenHash: digest(token),
    ...account,
    device: context.userAgent,
    expiresAt: new Date(context.now.getTime() + DAY_MS),
  })
  context.setCookie(REMEMBER.name, token, { path: REMEMBER.path, maxAgeS: DAY_MS / 1000 })
}

/** Takes the device's cookie: exactly one caller gets its account. The cookie is gone either way. */
export async function takeDevice(
  reader: Reader,
  context: RequestContext,
): Promise<{ accountId: string } | undefined> {
  const token = context.cookie(REMEMBER.name)
  if (!token) return undefined
  context.setCookie(REMEMBER.name, '', { path: REMEMBER.path, maxAgeS: 0 })
  const kept = token.length === 43 ? await takeRemembered(reader, digest(token)) : undefined
  return kept?.is_live && kept.merchant_id === context.merchant.id
    ? { accountId: kept.account_id }
    : undefined
}
