/** How operators review verifications and decide them (domain/economy.md §9). */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { KycReason, KycState } from '../../../contract/shared/kyc-words.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { openSecret } from '../../../platform/secrets.ts'
import { callOffProposals, defineProposal, propose, settingOf, waitingProposal } from '../../system/index.ts'
import { kycDeskSettings } from '../settings/verification.ts'
import { events } from '../accounts/events.ts'
import { setKycLevel } from '../accounts/levels.ts'
import { idPurpose, tellDesk } from './kyc-requests.ts'
import { validUntil } from './rules/kyc.ts'
import { ageOn } from '../accounts/rules/personal.ts'
import {
  lockAccount,
  readAccount,
  readAccounts,
  writeDetail,
  type AccountRow,
} from '../accounts/store/accounts.ts'
import {
  countWaiting,
  decideRequest,
  endFormerApprovals,
  lockNumber,
  lockRequest,
  readRequest,
  readRequestsOf,
  readSameNumber,
  type KycRequest,
} from './store/requests.ts'
import { readDocuments, readViews } from './store/documents.ts'

/** The citizen numbers that operators verified for the member. */
export async function citizenNumbersOf(
  reader: Reader,
  config: CallContext['config'],
  member: { merchantId: string; memberId: string },
): Promise<string[]> {
  const found = (await readRequestsOf(reader, member)).filter(
    ({ state, id_sealed }) => id_sealed && (state === 'APPROVED' || state === 'EXPIRED'),
  )
  return found.map((request) =>
    openSecret(config.secretKey, idPurpose(request.request_id), request.id_sealed!),
  )
}

/** Requests that wait for an operator. */
export async function kycWorkOf(reader: Reader, merchantId: string): Promise<{ kycWaiting: number }> {
  return { kycWaiting: await countWaiting(reader, merchantId) }
}

/** A request as a line of the queue. */
export function rowOf(
  request: KycRequest,
  account: Pick<AccountRow, 'username' | 'payee_name' | 'kyc_level'> | undefined,
) {
  return {
    requestId: request.request_id,
    memberId: request.member_id,
    account: account?.username ?? '',
    payeeName: account?.payee_name ?? null,
    kycLevel: account?.kyc_level ?? 0,
    level: request.level,
    state: request.state,
    reasonCode: request.reason_code,
    remark: request.remark,
    submittedAt: request.submitted_at,
    decidedAt: request.decided_at,
    decidedBy: request.decided_by,
    validUntil: request.valid_until,
  }
}

/** Everything of one request; KYC_NOT_FOUND. */
export async function detailOf(context: CallContext, requestId: string) {
  const { tx, merchant, config, now } = context
  const request = (await readRequest(tx, merchant.id, requestId)) ?? refuse('KYC_NOT_FOUND')
  const account = (await readAccount(tx, merchant.id, request.member_id)) ?? refuse('KYC_NOT_FOUND')
  const same = await readSameNumber(tx, request)
  const names = new Map(
    (
      await readAccounts(
        tx,
        same.map((one) => one.member_id),
      )
    ).map((row) => [row.account_id, row.username]),
  )
  const documents = await readDocuments(tx, requestId)
  const history = await readRequestsOf(tx, { merchantId: merchant.id, memberId: request.member_id })
  const opened = await readViews(tx, requestId, context.actor.accountId)
  const isOpen = request.state === 'SUBMITTED' && context.actor.claims.abilities?.includes('kyc.decide')
  return {
    ...rowOf(request, account),
    idNumber: request.id_sealed
      ? openSecret(config.secretKey, idPurpose(request.request_id), request.id_sealed)
      : null,
    birthday: request.birthday,
    age: request.birthday ? (ageOn(request.birthday, businessDate(now, merchant.timeZone)) ?? null) : null,
    address: request.address,
    fundsSource: request.funds_source,
    statement: request.statement,
    mobile: account.mobile,
    registeredAt: account.created_at,
    documents: documents.map((row) => ({
      documentId: row.document_id,
      kind: row.kind,
      width: row.width,
      height: row.height,
      addedAt: row.added_at,
      isSeenBefore: row.is_seen_before,
      isOpened: opened.has(row.document_id),
    })),
    sameNumber: same.map((one) => ({
      memberId: one.member_id,
      account: names.get(one.member_id) ?? '',
      state: one.state,
    })),
    history: history.map((row) => ({
      requestId: row.request_id,
      level: row.level,
      state: row.state,
      reasonCode: row.reason_code,
      submittedAt: row.submitted_at,
      decidedAt: row.decided_at,
      decidedBy: row.decided_by,
      validUntil: row.valid_until,
    })),
    needsLook: request.level >= LOOKED_AT_BY_TWO,
    waiting: isOpen ? await waitingProposal(context, levelProposal, subjectOf(request)) : null,
    abilities: isOpen ? ['approve' as const, 'reject' as const, 'more' as const] : [],
  }
}

/** Two people must see a source of funds before the level is granted. */
const LOOKED_AT_BY_TWO = 3

/** A level that two people grant: the second confirms what the first found. */
export const levelProposal = defineProposal<{ requestId: string; validUntil: string }>({
  name: 'kyc.level3',
  ability: 'kyc.decide',
  waitsHours: 7 * 24,
  apply: async (context, { payload, requestedByName }) => {
    const { request, account, lastDay } = await checkGrant(context, payload.requestId, payload.validUntil)
    await grant(context, request, account, { lastDay, askedBy: requestedByName })
  },
})

/**
 * Grants the level until a day, by default for the years of the settings; level 3 waits for a second person.
 * Sessions continue; only limits change. Errors: KYC_NOT_FOUND, KYC_STATE, KYC_ID_TAKEN if another member is
 * verified with the number, KYC_UNSEEN if the caller has not opened every picture of a request for level 3,
 * CHANGE_STATE if it is pending.
 */
export async function approveRequest(
  context: CallContext,
  requestId: string,
  until: string | undefined,
): Promise<{ state: KycState; level: number; validUntil: string }> {
  const { request, account, lastDay } = await checkGrant(context, requestId, until)
  if (request.level < LOOKED_AT_BY_TWO) return grant(context, request, account, { lastDay })
  await propose(context, levelProposal, {
    subject: subjectOf(request),
    title: account.username,
    payload: { requestId, validUntil: lastDay },
    reason: '',
    changes: [
      { field: 'kycLevel', before: String(account.kyc_level), after: String(request.level) },
      { field: 'validUntil', before: '', after: lastDay },
    ],
  })
  tellDesk(context)
  return { state: request.state, level: account.kyc_level, validUntil: lastDay }
}

/** One subject for each request, so that a later request of the member is decided separately. */
const subjectOf = (request: Pick<KycRequest, 'request_id'>) => `kyc:${request.request_id}`

async function checkGrant(
  context: CallContext,
  requestId: string,
  until: string | undefined,
): Promise<{ request: KycRequest; account: AccountRow; lastDay: string }> {
  const { tx, merchant, now, actor } = context
  const { request, account } = await lockOpen(context, requestId)
  const today = businessDate(now, merchant.timeZone)
  const lastDay = until ?? validUntil(today, await settingOf(tx, merchant.id, kycDeskSettings.validYears))
  if (lastDay < today) refuseFields([{ field: 'validUntil', rule: 'documentEnded' }])
  if (account.kyc_level < request.level - 1) refuse('KYC_STATE')
  if (request.level >= LOOKED_AT_BY_TWO) await requireLooked(tx, requestId, actor.accountId)
  await lockNumber(tx, request)
  const same = await readSameNumber(tx, request)
  if (same.some(({ state }) => state === 'APPROVED')) refuse('KYC_ID_TAKEN')
  return { request, account, lastDay }
}

async function requireLooked(tx: Tx, requestId: string, operatorId: string): Promise<void> {
  const documents = await readDocuments(tx, requestId)
  const opened = await readViews(tx, requestId, operatorId)
  if (documents.length === 0 || documents.some((document) => !opened.has(document.document_id)))
    refuse('KYC_UNSEEN')
}

async function grant(
  context: CallContext,
  request: KycRequest,
  account: AccountRow,
  { lastDay, askedBy }: { lastDay: string; askedBy?: string },
): Promise<{ state: 'APPROVED'; level: number; validUntil: string }> {
  const { tx, merchant, now, actor } = context
  const requestId = request.request_id
  await decideRequest(tx, requestId, {
    state: 'APPROVED',
    reasonCode: null,
    remark: null,
    validUntil: lastDay,
    by: actor.claims.account,
    now,
  })
  await endFormerApprovals(tx, request)
  const level = Math.max(account.kyc_level, request.level)
  await setKycLevel(tx, merchant.id, request.member_id, level)
  if (request.birthday) await writeDetail(tx, request.member_id, 'birthday', request.birthday)
  await tellDecision(context, request, 'APPROVED', null)
  const people = askedBy ? { askedBy } : {}
  await context.audit('kyc.approve', `member:${request.member_id}`, {
    requestId,
    level,
    validUntil: lastDay,
    before: account.kyc_level,
    ...people,
  })
  return { state: 'APPROVED', level, validUntil: lastDay }
}

/** Refuses it, or asks for more. Errors: KYC_NOT_FOUND, KYC_STATE. */
export async function refuseRequest(
  context: CallContext,
  requestId: string,
  reason: { isMoreNeeded: boolean; reasonCode: KycReason; remark?: string },
): Promise<'REJECTED' | 'MORE_NEEDED'> {
  const { request } = await lockOpen(context, requestId)
  await callOffProposals(context, levelProposal, subjectOf(request))
  const state = reason.isMoreNeeded ? 'MORE_NEEDED' : 'REJECTED'
  await decideRequest(context.tx, requestId, {
    state,
    reasonCode: reason.reasonCode,
    remark: reason.remark || null,
    validUntil: null,
    by: context.actor.claims.account,
    now: context.now,
  })
  await tellDecision(context, request, state, reason.reasonCode)
  await context.audit(reason.isMoreNeeded ? 'kyc.ask-more' : 'kyc.reject', `member:${request.member_id}`, {
    requestId,
    reasonCode: reason.reasonCode,
    remark: reason.remark ?? '',
  })
  return state
}

async function lockOpen(
  { tx, merchant }: CallContext,
  requestId: string,
): Promise<{ request: KycRequest; account: AccountRow }> {
  const found = (await readRequest(tx, merchant.id, requestId)) ?? refuse('KYC_NOT_FOUND')
  // The account first, as everywhere: a member who submits locks their account before their request.
  const account = (await lockAccount(tx, merchant.id, found.member_id)) ?? refuse('KYC_NOT_FOUND')
  const request = (await lockRequest(tx, merchant.id, requestId)) ?? refuse('KYC_NOT_FOUND')
  if (request.state !== 'SUBMITTED') refuse('KYC_STATE')
  return { request, account }
}

async function tellDecision(
  context: CallContext,
  request: KycRequest,
  state: 'APPROVED' | 'REJECTED' | 'MORE_NEEDED',
  reasonCode: KycReason | null,
): Promise<void> {
  await emitEvent(context.tx, events.kycDecided, {
    merchantId: request.merchant_id,
    memberId: request.member_id,
    requestId: request.request_id,
    level: request.level,
    state,
    reasonCode,
    at: context.now.toISOString(),
  })
  tellDesk(context)
}
