/**
 * What operators see of statements and their lines, and what they decide: four-eyes approval, and unmatched
 * lines.
 */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { accountsByIds } from '../../identity/index.ts'
import { decide, neededOf } from '../shared/four-eyes.ts'
import { lockCreditedAlone } from '../deposits/hand-credits.ts'
import { creditPaidDeposit } from '../deposits/deposit-states.ts'
import { receivePayment } from '../deposits/payments.ts'
import { LATE_DAYS } from './rules/match-statement.ts'
import { matchNames } from '../shared/rules/name-match.ts'
import { openDepositStates } from '../shared/rules/states.ts'
import { candidatesOf, noticeOf, placeOf } from './statements.ts'
import { lockDeposit } from '../deposits/store/deposits.ts'
import type { Deposit } from '../deposits/store/deposit-rows.ts'
import { readReceivers } from '../channels/store/receivers.ts'
import { countOutcomes, lockImport, moveImport, type StatementImport } from './store/imports.ts'
import { dropLines, lockLine, moveLine, NOTICE_ACCOUNT, type KeptLine } from './store/lines.ts'
import { readAwaited, readPaidReference } from './store/awaited-deposits.ts'
import { readDecisions } from '../shared/store/steps.ts'

type Doer = Pick<CallContext, 'tx' | 'merchant' | 'actor'>
const mayImport = ({ actor }: Doer) => actor.claims.abilities?.includes('statements.import') ?? false

/** Statements as the console lists them. */
export async function statementRows(doer: Doer, imports: readonly StatementImport[]) {
  const counts = await countOutcomes(
    doer.tx,
    imports.map((row) => row.importId),
  )
  return imports.map((row) => ({
    importId: row.importId,
    account: row.account,
    fileName: row.fileName,
    state: row.state,
    lineCount: row.lineCount,
    outgoingCount: row.outgoingCount,
    totalAmount: row.totalAmount,
    newAmount: row.newAmount,
    currency: doer.merchant.currency,
    counts: (counts.get(row.importId) ?? []).map(({ outcome, count, amount }) => ({
      outcome,
      count,
      amount,
    })),
    requestedBy: row.requestedByName,
    requestedAt: row.requestedAt,
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt,
    abilities:
      row.state === 'WAITING' && mayImport(doer)
        ? [...(row.requestedBy === doer.actor.accountId ? [] : ['confirm']), 'reject']
        : [],
  }))
}

/** Lines as the console lists them. */
export async function lineRows(doer: Doer, lines: readonly KeptLine[]) {
  const needed = await neededOf(doer.tx, doer.merchant.id)
  const decisions = await readDecisions(
    doer.tx,
    lines.filter((line) => line.outcome === 'UNMATCHED').map((line) => line.lineId),
  )
  return lines.map(({ changedAt: _changed, ...line }) => ({
    ...line,
    currency: doer.merchant.currency,
    approvals: decisions.get(line.lineId)?.length ?? 0,
    approvalsNeeded: needed.deposit(line.amount),
    abilities: line.outcome === 'UNMATCHED' && mayImport(doer) ? ['assign', 'setAside'] : [],
  }))
}

/**
 * A second operator's decision about a pending statement. STATEMENT_NOT_FOUND, STATEMENT_STATE,
 * CHANGE_FOUR_EYES.
 */
export async function decideStatement(
  context: CallContext,
  importId: string,
  to: 'RUNNING' | 'REJECTED',
): Promise<'RUNNING' | 'REJECTED'> {
  const { tx, merchant, actor, now } = context
  const waiting = await lockImport(tx, merchant.id, importId)
  if (!waiting) refuse('STATEMENT_NOT_FOUND')
  if (waiting.state !== 'WAITING') refuse('STATEMENT_STATE')
  if (to === 'RUNNING' && waiting.requestedBy === actor.accountId) refuse('CHANGE_FOUR_EYES')
  await moveImport(tx, importId, to, { by: actor.accountId, byName: actor.claims.account, at: now })
  if (to === 'REJECTED') await dropLines(tx, importId, now)
  await context.audit(to === 'RUNNING' ? 'statement.confirm' : 'statement.reject', `statement:${importId}`, {
    account: waiting.account,
    fileName: waiting.fileName,
    newAmount: waiting.newAmount,
    askedBy: waiting.requestedByName,
    before: { state: 'WAITING' },
    after: { state: to },
  })
  return to
}

const LOOK_BACK_MS = (LATE_DAYS + 1) * 86_400_000
const SHOWN = 20

/** A line with the deposits it may be for. STATEMENT_NOT_FOUND. */
export async function readLineCase(context: CallContext, lineId: string) {
  const { tx, merchant } = context
  const line = await lockLine(tx, merchant.id, lineId)
  if (!line) refuse('STATEMENT_NOT_FOUND')
  const [row] = await lineRows(context, [line])
  if (line.outcome !== 'UNMATCHED') return { line: row!, candidates: [] }
  const place = await placeOf(tx, merchant.id, line.account)
  const awaited = await readAwaited(
    tx,
    {
      ...place,
      ...(await receiversOfNotice(tx, merchant.id, line, place.receivers)),
      since: new Date(line.paidFrom.getTime() - LOOK_BACK_MS),
    },
    null,
  )
  const candidates = [...(await candidatesOf(tx, awaited)).values()].map((one) => ({
    ...one,
    nameMatch: one.payeeName === null ? ('UNCLEAR' as const) : matchNames(line.payerName, one.payeeName),
  }))
  const weight = (one: (typeof candidates)[number]) =>
    (one.payableAmount === line.amount ? 2 : 0) + (one.nameMatch === 'MATCH' ? 1 : 0)
  const shown = candidates
    .sort((one, other) => weight(other) - weight(one) || other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, SHOWN)
  const members = await accountsByIds(
    tx,
    shown.map((one) => one.deposit.memberId),
  )
  const decisions = (await readDecisions(tx, [lineId])).get(lineId) ?? []
  return {
    line: row!,
    candidates: shown.map(({ deposit, payeeName, nameMatch }) => ({
      depositId: deposit.depositId,
      memberId: deposit.memberId,
      account: members.get(deposit.memberId)?.username ?? '',
      payeeName,
      channel: deposit.channel,
      payableAmount: deposit.payableAmount,
      state: deposit.state,
      createdAt: deposit.createdAt,
      expiresAt: deposit.expiresAt,
      nameMatch,
      approvals: decisions.filter((one) => one.decision === decisionFor(deposit.depositId)).length,
    })),
  }
}

/** A notice of the bank itself may be for any account of its channel. */
async function receiversOfNotice(
  tx: Tx,
  merchantId: string,
  line: KeptLine,
  receivers: readonly { channel: string; receiver: string }[],
) {
  if (!line.account.startsWith(NOTICE_ACCOUNT)) return { receivers }
  const channel = line.account.slice(NOTICE_ACCOUNT.length)
  return {
    receivers: (await readReceivers(tx, merchantId, line.paidFrom, true)).filter(
      (row) => row.channel === channel,
    ),
  }
}

const decisionFor = (depositId: string) => `ASSIGN:${depositId}`
const isAwaited = (deposit: Deposit) =>
  openDepositStates.includes(deposit.state) ||
  deposit.state === 'EXPIRED' ||
  (deposit.state === 'REVIEW' && deposit.paidAmount === null)

/**
 * Credits an unmatched line to a deposit, once enough operators agree. STATEMENT_NOT_FOUND, STATEMENT_STATE,
 * DEPOSIT_NOT_FOUND, DEPOSIT_STATE if the deposit is paid or ended, WD_FOUR_EYES.
 */
export async function assignLine(
  context: CallContext,
  lineId: string,
  asked: { depositId: string; remark: string },
) {
  const { tx, merchant, actor, now } = context
  const line = await lockLine(tx, merchant.id, lineId)
  if (!line) refuse('STATEMENT_NOT_FOUND')
  if (line.outcome !== 'UNMATCHED') refuse('STATEMENT_STATE')
  const deposit = await lockDeposit(tx, merchant.id, asked.depositId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  if (!isAwaited(deposit) || deposit.channel.startsWith('USDT')) refuse('DEPOSIT_STATE')
  // The bank may have reported it itself in the meantime.
  if (await readPaidReference(tx, merchant.id, line.reference)) refuse('STATEMENT_STATE')
  const approvalsNeeded = (await neededOf(tx, merchant.id)).deposit(
    line.amount + (await lockCreditedAlone(context, deposit.memberId)),
  )
  const { isDecided, approvals } = await decide(
    context,
    lineId,
    decisionFor(deposit.depositId),
    approvalsNeeded,
    asked.remark,
  )
  if (isDecided) {
    await receivePayment(tx, context, merchant.id, noticeOf(line, deposit), now)
    const received = (await lockDeposit(tx, merchant.id, deposit.depositId))!
    if (received.state === 'REVIEW')
      await creditPaidDeposit(
        tx,
        context,
        received,
        { amount: line.amount },
        { actor: actor.claims.account, now, remark: asked.remark },
      )
    await moveLine(tx, lineId, {
      outcome: 'CREDITED',
      depositId: deposit.depositId,
      remark: asked.remark,
      now,
    })
  }
  await context.audit('statement.assign', `statement-line:${lineId}`, {
    depositId: deposit.depositId,
    memberId: deposit.memberId,
    reference: line.reference,
    amount: line.amount,
    approvals,
    approvalsNeeded,
    remark: asked.remark,
    before: { outcome: line.outcome },
    after: { outcome: isDecided ? 'CREDITED' : line.outcome },
  })
  return { outcome: isDecided ? ('CREDITED' as const) : line.outcome, approvals, approvalsNeeded }
}
