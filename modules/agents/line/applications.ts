/** Visitors apply to become an agent, and an operator decides. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { ApplicationChannel } from '../../../contract/shared/agent-line-words.ts'
import { newId } from '../../../kernel/ids.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { networkOf } from '../../../platform/addresses.ts'
import type { CallContext, RequestContext } from '../../../platform/calls.ts'
import { raiseCounter } from '../../../platform/counters.ts'
import { accountByName, holdPlace, openApplicant, proveApplicant, uplineFault } from '../../identity/index.ts'
import { sendMessage } from '../../messaging/index.ts'
import { queueMessage, settingOf } from '../../system/index.ts'
import { lineTexts } from './locales/messages.ts'
import { DEEPEST } from './opening.ts'
import { checkPoints, refuseGroup } from './rates.ts'
import { givablePoints, setPoints } from './points.ts'
import { isGroupWithin, type Points } from './rules/rates.ts'
import { lineSettings } from './settings.ts'
import {
  decideApplication,
  insertApplication,
  lockApplication,
  type ApplicationRow,
} from './store/applications.ts'

const DAY_MS = 86_400_000

export type Application = Parameters<typeof proveApplicant>[1] & {
  readonly channel: ApplicationChannel
  readonly message?: string
}

/**
 * Stores an application; returns its id. COMMON_RATE_LIMIT above so many of a network in a day, what
 * proveApplicant refuses, AGENT_APPLY_WAITING.
 */
export async function apply(context: RequestContext, asked: Application): Promise<string> {
  const { merchant, database, address } = context
  const atMost = await settingOf(database.kysely, merchant.id, lineSettings.applicationsPerNetworkDay)
  if ((await raiseCounter(database.kysely, 'agent-applied', networkOf(address), DAY_MS)) > atMost)
    throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: 3_600 })
  const proven = await proveApplicant(context, asked)
  const id = newId()
  const isStored = await database.transaction((tx) =>
    insertApplication(tx, {
      application_id: id,
      merchant_id: merchant.id,
      username: proven.username,
      password_hash: proven.passwordHash,
      payee_name: proven.payeeName,
      mobile: proven.mobile,
      language: context.language.toUpperCase(),
      channel: asked.channel,
      message: asked.message?.trim() ?? '',
    }),
  )
  if (!isStored) refuse('AGENT_APPLY_WAITING')
  return id
}

async function lockWaiting({ tx, merchant }: CallContext, applicationId: string): Promise<ApplicationRow> {
  const row = (await lockApplication(tx, merchant.id, applicationId)) ?? refuse('AGENT_APPLICATION_NOT_FOUND')
  if (row.state !== 'WAITING') refuse('AGENT_APPLICATION_STATE')
  return row
}

export interface Approval {
  readonly applicationId: string
  readonly type: 2 | 41
  /** The name of the agent above; an affiliate may stand below the house. */
  readonly upline: string | null
  readonly memberG: number
  readonly points: Partial<Points>
}

/**
 * Opens the account and tells the applicant; returns its id. AGENT_APPLICATION_NOT_FOUND,
 * AGENT_APPLICATION_STATE, REQUEST_INVALID for the upline, AGENT_DEPTH, AGENT_GROUP_INVALID,
 * AGENT_POINT_TOO_HIGH, REG_USERNAME_TAKEN, REG_MOBILE_TAKEN, AUTH_SELF_EXCLUDED, ECONOMY_GUARD.
 */
export async function approve(context: CallContext, asked: Approval): Promise<string> {
  const { tx, merchant, actor } = context
  const row = await lockWaiting(context, asked.applicationId)
  const found = asked.upline
    ? await accountByName(tx, { merchantId: merchant.id, account: asked.upline })
    : undefined
  if (asked.upline && !found) refuseFields([{ field: 'upline', rule: 'uplineUnknown' }])
  const upline = found
    ? await holdPlace(tx, { merchantId: merchant.id, accountId: found.accountId })
    : undefined
  const fault = uplineFault(asked.type, upline?.row.type ?? null)
  if (fault) refuseFields([{ field: 'upline', rule: fault }])
  if (upline && upline.row.depth >= DEEPEST) refuse('AGENT_DEPTH', String(DEEPEST))
  const ownG = upline?.row.member_g ?? 1_980
  if (!isGroupWithin(asked.memberG, ownG)) refuseGroup(ownG)
  await checkPoints(await givablePoints(tx, merchant.id, upline?.row.account_id ?? null), asked.points)
  const account = await openApplicant(context, tx, {
    username: row.username,
    passwordHash: row.password_hash,
    payeeName: row.payee_name,
    mobile: row.mobile,
    type: asked.type,
    uplineId: upline?.row.account_id ?? null,
    memberG: asked.memberG,
    language: row.language,
    appliedAt: row.created_at,
  })
  const by = actor.claims.account
  await setPoints(tx, account.account_id, asked.points, by)
  await decideApplication(tx, row.application_id, {
    state: 'APPROVED',
    accountId: account.account_id,
    reason: '',
    by,
  })
  await sendMessage(tx, {
    merchantId: merchant.id,
    memberId: account.account_id,
    category: 'SERVICE',
    ...lineTexts.welcome(),
    link: '/agentHome',
    key: `agent-application:${row.application_id}`,
  })
  await tell(context, row, lineTexts.approved(row.username))
  await context.audit('agent.approve', `member:${account.account_id}`, {
    username: row.username,
    type: asked.type,
    memberG: asked.memberG,
  })
  return account.account_id
}

/** Tells the applicant why. AGENT_APPLICATION_NOT_FOUND, AGENT_APPLICATION_STATE. */
export async function reject(context: CallContext, applicationId: string, reason: string): Promise<void> {
  const row = await lockWaiting(context, applicationId)
  await decideApplication(context.tx, applicationId, {
    state: 'REJECTED',
    accountId: null,
    reason,
    by: context.actor.claims.account,
  })
  await tell(context, row, lineTexts.rejected(reason))
  await context.audit('agent.reject', `application:${applicationId}`, { username: row.username, reason })
}

const tell = ({ tx, config }: CallContext, row: ApplicationRow, texts: { th: string; en: string }) =>
  queueMessage(tx, config, {
    merchantId: row.merchant_id,
    channel: 'SMS',
    recipient: row.mobile,
    purpose: 'AGENT_APPLICATION',
    text: row.language === 'TH' ? texts.th : texts.en,
  })
