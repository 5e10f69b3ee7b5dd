/** Deciding a deposit in review: credit what arrived, refuse it, or refuse it and send the money back. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { DepositState } from '../../../contract/shared/cashier-states.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { decide, neededOf } from '../shared/four-eyes.ts'
import { lockCreditedAlone } from './hand-credits.ts'
import { creditPaidDeposit, moveDeposit } from './deposit-states.ts'
import type { Mover } from '../shared/mover.ts'
import { receivePayment } from './payments.ts'
import { insertRefund } from './store/deposit-case.ts'
import { lockDeposit } from './store/deposits.ts'
import type { Deposit } from './store/deposit-rows.ts'

/** The bank statement's data of a payment that no bank reported. */
export interface SeenPayment {
  readonly bankReference: string
  readonly amount: bigint
  readonly payerName: string
}

interface Decision {
  /** What the decisions of two operators must have in common. */
  readonly word: string
  readonly verb: 'credit' | 'reject' | 'refund'
  readonly amount: bigint
  readonly remark: string
  readonly detail?: Record<string, unknown>
}

type Decided = Promise<{ state: DepositState; approvals: number; approvalsNeeded: number }>

/**
 * Credits what arrived, whatever was requested. If no bank has reported it (only a slip), the operator enters
 * what the bank's statement shows, which then counts as the bank's report. Errors: DEPOSIT_NOT_FOUND,
 * DEPOSIT_STATE, WD_FOUR_EYES, REQUEST_INVALID without `paid`, DEPOSIT_SLIP_USED if the reference was counted
 * before.
 */
export async function creditByHand(
  context: CallContext,
  depositId: string,
  asked: { remark: string; paid?: SeenPayment },
): Decided {
  const deposit = await lockCase(context, depositId)
  if (deposit.paidAmount !== null) {
    const amount = deposit.paidAmount
    return carryOut(
      context,
      deposit,
      { word: 'CREDIT', verb: 'credit', amount, remark: asked.remark },
      (mover) => creditPaidDeposit(context.tx, context, deposit, { amount }, mover),
    )
  }
  const { paid } = asked
  if (!paid) refuseFields([{ field: 'paid', rule: 'required' }])
  const word = `CREDIT:${paid.bankReference}:${paid.amount}`
  return carryOut(
    context,
    deposit,
    { word, verb: 'credit', amount: paid.amount, remark: asked.remark, detail: { paid } },
    async (mover) => {
      const { tx, merchant, now } = context
      await receivePayment(
        tx,
        context,
        merchant.id,
        {
          channel: deposit.channel,
          reference: paid.bankReference,
          depositId,
          amount: paid.amount,
          payerName: paid.payerName,
          paidAt: deposit.createdAt,
        },
        now,
      )
      const received = (await lockDeposit(tx, merchant.id, depositId))!
      if (received.paidAmount === null) refuse('DEPOSIT_SLIP_USED')
      return received.state === 'REVIEW'
        ? creditPaidDeposit(tx, context, received, { amount: paid.amount }, mover)
        : received
    },
  )
}

/**
 * Refuses it; its member reads the reason. With a note of the refund if the money that arrived goes back to
 * its sender.
 */
export async function refuseByHand(
  context: CallContext,
  depositId: string,
  asked: { remark: string; refundNote?: string },
): Decided {
  const { tx, merchant, actor, now } = context
  const deposit = await lockCase(context, depositId)
  const note = asked.refundNote
  if (note === undefined) {
    const amount = deposit.paidAmount ?? deposit.payableAmount
    return carryOut(
      context,
      deposit,
      { word: 'REJECT', verb: 'reject', amount, remark: asked.remark },
      (mover) => moveDeposit(tx, deposit, 'REJECTED', {}, mover),
    )
  }
  // Nothing arrived, so there is nothing to send back.
  if (deposit.paidAmount === null) refuse('DEPOSIT_STATE')
  const amount = deposit.paidAmount
  return carryOut(
    context,
    deposit,
    {
      word: 'REFUND',
      verb: 'refund',
      amount,
      remark: asked.remark,
      detail: { note, payerName: deposit.payerName },
    },
    async (mover) => {
      await insertRefund(tx, {
        depositId,
        merchantId: merchant.id,
        amount,
        payerName: deposit.payerName ?? '',
        note,
        recordedByName: actor.claims.account,
        recordedAt: now,
      })
      return moveDeposit(tx, deposit, 'REJECTED', {}, mover)
    },
  )
}

async function lockCase({ tx, merchant }: CallContext, depositId: string): Promise<Deposit> {
  const deposit = await lockDeposit(tx, merchant.id, depositId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  if (deposit.state !== 'REVIEW') refuse('DEPOSIT_STATE')
  return deposit
}

/** Carries a decision out once enough operators have made the same. */
async function carryOut(
  context: CallContext,
  deposit: Deposit,
  decision: Decision,
  work: (mover: Mover) => Promise<Deposit | undefined>,
): Decided {
  const { tx, merchant, actor, now } = context
  const alone = decision.verb === 'credit' ? await lockCreditedAlone(context, deposit.memberId) : 0n
  const approvalsNeeded = (await neededOf(tx, merchant.id)).deposit(decision.amount + alone)
  const { isDecided, approvals } = await decide(
    context,
    deposit.depositId,
    decision.word,
    approvalsNeeded,
    decision.remark,
  )
  const after = isDecided
    ? (await work({ actor: actor.claims.account, now, remark: decision.remark }))!
    : deposit
  await context.audit(`deposit.${decision.verb}`, `deposit:${deposit.depositId}`, {
    before: deposit.state,
    after: after.state,
    memberId: deposit.memberId,
    amount: decision.amount,
    reviewReason: deposit.reviewReason,
    approvals,
    approvalsNeeded,
    remark: decision.remark,
    ...decision.detail,
  })
  return { state: after.state, approvals, approvalsNeeded }
}
