/**
 * Bank statements: imported once, matched line by line, and credited as if the bank had reported each payment
 * itself.
 */
import { refuse, refuseFields, refuseWith } from '../../../contract/errors.ts'
import type { DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import { STATEMENT_BYTES, STATEMENT_LINES } from '../../../contract/shared/statement-words.ts'
import { newId } from '../../../kernel/ids.ts'
import { plainFileName } from '../../../kernel/text.ts'
import type { CallContext, Upload } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { accountsByIds } from '../../identity/index.ts'
import { settingOf } from '../../system/index.ts'
import type { PaymentNotice, ServiceSource } from '../channels/ports.ts'
import { creditedBesideStatements } from '../deposits/hand-credits.ts'
import { receivePayment } from '../deposits/payments.ts'
import { LATE_DAYS, matchLine, type MatchCandidate } from './rules/match-statement.ts'
import { parseStatement, type ParsedStatement, type StatementLine } from './rules/statement.ts'
import { fourEyesSettings } from '../settings/four-eyes.ts'
import type { Deposit } from '../deposits/store/deposit-rows.ts'
import { lockReceiver, type KeptReceiver } from '../channels/store/receivers.ts'
import { slipsOf } from '../deposits/store/slips.ts'
import { insertImport, lockAccount, readAloneAmount, type NewImport } from './store/imports.ts'
import { insertLines, moveLine, NOTICE_ACCOUNT, readKnownReferences, type KeptLine } from './store/lines.ts'
import { readAccountReceivers, readAwaited } from './store/awaited-deposits.ts'

const DAY_MS = 86_400_000
/** A day more than a late payment may take, for statements that contain only days. */
const LOOK_BACK_MS = (LATE_DAYS + 1) * DAY_MS

type ReadStatement = Extract<ParsedStatement, { kind: 'READ' }>

/** The file as text: UTF-8, or the older encoding of Thai banks. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/**
 * Reads an uploaded statement. STATEMENT_TOO_LONG, STATEMENT_COLUMNS {names}, REQUEST_INVALID if there is no
 * file. Faults of lines are in the result.
 */
export function readStatement(context: CallContext): ReadStatement & { fileName: string } {
  const [file] = context.uploads
  if (!file || context.uploads.length > 1 || file.bytes.length === 0)
    refuseFields([{ field: 'file', rule: 'required' }])
  if (file.bytes.length > STATEMENT_BYTES) refuse('STATEMENT_TOO_LONG', String(STATEMENT_LINES))
  const parsed = parseStatement(textOf(file.bytes), context.merchant.timeZone)
  if (parsed.kind === 'TOO_LONG') refuse('STATEMENT_TOO_LONG', String(STATEMENT_LINES))
  if (parsed.kind === 'COLUMNS') refuse('STATEMENT_COLUMNS', parsed.missing.join(', '))
  return { ...parsed, fileName: nameOf(file) }
}

const nameOf = (file: Upload) => plainFileName(file.fileName) || 'statement.csv'

export async function receiverOfStatement(
  tx: Tx,
  merchantId: string,
  receiverId: string,
): Promise<KeptReceiver & { account: string }> {
  const receiver = await lockReceiver(tx, merchantId, receiverId)
  if (!receiver) refuse('RECEIVER_NOT_FOUND')
  return { ...receiver, account: receiver.settlesTo ?? receiver.receiver }
}

/** The accounts and channels that a statement of the account covers. */
export async function placeOf(tx: Tx, merchantId: string, account: string) {
  const receivers = await readAccountReceivers(tx, merchantId, account)
  return { merchantId, account, receivers, channels: [...new Set(receivers.map((row) => row.channel))] }
}

/**
 * Imports a statement: every line once for ever, by its reference. Its new lines wait for the matching job,
 * or first for a second operator if they are more than one may credit within a day. REQUEST_INVALID names
 * faulty lines.
 */
export async function importRead(
  context: CallContext,
  receiverId: string,
  statement: ReadStatement & { fileName: string },
): Promise<NewImport> {
  const { tx, merchant, actor, now } = context
  if (statement.faults.length > 0)
    refuseWith('REQUEST_INVALID', {
      fields: statement.faults.map(({ lineNo, field, rule }) => ({
        field: `lines.${lineNo}.${field}`,
        rule,
      })),
    })
  if (statement.lines.length === 0) refuseFields([{ field: 'file', rule: 'required' }])
  const { account } = await receiverOfStatement(tx, merchant.id, receiverId)
  await lockAccount(tx, merchant.id, account)
  const place = await placeOf(tx, merchant.id, account)
  const known = await readKnownReferences(
    tx,
    place,
    statement.lines.map((line) => line.reference),
  )
  const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, line) => sum + line.amount, 0n)
  const newAmount = sumOf(statement.lines.filter((line) => !known.has(line.reference)))
  const since = new Date(now.getTime() - DAY_MS)
  const beside = await creditedBesideStatements(context, {
    merchantId: merchant.id,
    operatorId: actor.accountId,
    since,
  })
  const alone = beside + (await readAloneAmount(tx, merchant.id, actor.accountId, since))
  const needsSecond =
    newAmount > 0n && alone + newAmount > (await settingOf(tx, merchant.id, fourEyesSettings.statementAmount))
  const fresh: NewImport = {
    importId: newId(now.getTime()),
    merchantId: merchant.id,
    account,
    fileName: statement.fileName,
    state: needsSecond ? 'WAITING' : 'RUNNING',
    lineCount: statement.lines.length,
    outgoingCount: statement.outgoingCount,
    totalAmount: sumOf(statement.lines),
    newAmount,
    needsSecond,
    requestedBy: actor.accountId,
    requestedByName: actor.claims.account,
    requestedAt: now,
  }
  await insertImport(tx, fresh)
  await insertLines(
    tx,
    { merchantId: merchant.id, importId: fresh.importId, account, now },
    statement.lines.map((line) => ({
      ...line,
      lineId: newId(now.getTime()),
      outcome: known.has(line.reference) ? ('KNOWN' as const) : ('NEW' as const),
      reason: null,
      depositId: known.get(line.reference) ?? null,
    })),
  )
  await context.audit(needsSecond ? 'statement.ask' : 'statement.import', `statement:${fresh.importId}`, {
    account,
    fileName: fresh.fileName,
    lines: fresh.lineCount,
    totalAmount: fresh.totalAmount,
    newAmount,
    known: known.size,
  })
  return fresh
}

export interface UnmatchedPayment {
  merchantId: string
  channel: DepositChannel
  reference: string
  amount: bigint
  payerName: string
  receivedAt: Date
  source: string
}

/**
 * Stores a payment that a bank reported and that names no deposit of ours, for an operator to assign; a
 * repeat does nothing.
 */
export async function keepUnmatched(tx: Tx, payment: UnmatchedPayment): Promise<boolean> {
  const { merchantId, channel, receivedAt } = payment
  const kept = await insertLines(
    tx,
    { merchantId, importId: null, account: NOTICE_ACCOUNT + channel, now: receivedAt },
    [
      {
        lineId: newId(receivedAt.getTime()),
        lineNo: 0,
        reference: payment.reference,
        paidFrom: receivedAt,
        paidUntil: receivedAt,
        amount: payment.amount,
        payerName: payment.payerName,
        payerBank: '',
        payerAccount: '',
        description: payment.source,
        outcome: 'UNMATCHED',
        reason: 'NO_DEPOSIT',
        depositId: null,
      },
    ],
  )
  return kept > 0n
}

/** Deposits with the data for matching. */
export async function candidatesOf(
  tx: Tx,
  deposits: readonly Deposit[],
): Promise<Map<string, MatchCandidate & { deposit: Deposit }>> {
  const members = await accountsByIds(tx, [...new Set(deposits.map((deposit) => deposit.memberId))])
  const slips = await slipsOf(
    tx,
    deposits.map((deposit) => deposit.depositId),
  )
  return new Map(
    deposits.map((deposit) => [
      deposit.depositId,
      {
        depositId: deposit.depositId,
        payableAmount: deposit.payableAmount,
        createdAt: deposit.createdAt,
        expiresAt: deposit.expiresAt,
        deposit,
        payeeName: members.get(deposit.memberId)?.payeeName ?? null,
        slipReferences: (slips.get(deposit.depositId) ?? []).flatMap((slip) =>
          slip.transRef ? [slip.transRef] : [],
        ),
      },
    ]),
  )
}

/** Matches lines in their order; each deposit gets one of them. */
export async function matchLines(
  tx: Tx,
  services: ServiceSource,
  { merchantId, account }: { merchantId: string; account: string },
  lines: readonly KeptLine[],
  now: Date,
): Promise<void> {
  const place = await placeOf(tx, merchantId, account)
  const since = new Date(Math.min(...lines.map((line) => line.paidFrom.getTime())) - LOOK_BACK_MS)
  const wanted = {
    amounts: lines.map((line) => line.amount),
    references: lines.map((line) => line.reference),
  }
  const candidates = await candidatesOf(tx, await readAwaited(tx, { ...place, since }, wanted))
  for (const line of lines) {
    const match = matchLine(line, [...candidates.values()])
    if ('reason' in match) {
      await moveLine(tx, line.lineId, { outcome: 'UNMATCHED', reason: match.reason, now })
      continue
    }
    const { deposit } = candidates.get(match.depositId)!
    candidates.delete(match.depositId)
    const state = await receivePayment(tx, services, merchantId, noticeOf(line, deposit), now)
    // Neither credited nor in review: the bank reported the reference itself while the statement waited, for
    // another deposit.
    const outcome = state === 'CONFIRMED' ? 'CREDITED' : state === 'REVIEW' ? 'REVIEW' : 'KNOWN'
    await moveLine(tx, line.lineId, {
      outcome,
      ...(outcome === 'KNOWN' ? {} : { depositId: deposit.depositId }),
      now,
    })
  }
}

/**
 * The line as the bank's own notice would have reported it. The earliest possible time of the payment counts
 * in the member's favour.
 */
export function noticeOf(line: KeptLine, deposit: Pick<Deposit, 'depositId' | 'channel'>): PaymentNotice {
  return {
    channel: deposit.channel,
    reference: line.reference,
    depositId: deposit.depositId,
    amount: line.amount,
    payerName: line.payerName,
    paidAt: line.paidFrom,
  }
}
