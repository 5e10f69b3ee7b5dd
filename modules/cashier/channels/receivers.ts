/**
 * The merchant's own accounts: which one a member is asked to pay to, and that a new one needs two operators.
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { thaiMoney } from '../../../contract/shared/cashier-channels.ts'
import type { ReceiverChannel } from '../../../contract/shared/receiver-words.ts'
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import {
  judgeReceiver,
  type AskedReceiver,
  type ReceiverFault,
  type TidyReceiver,
} from './rules/receivers.ts'
import { decideReceiverChange, insertReceiverChange, lockReceiverChange } from './store/receiver-changes.ts'
import {
  insertReceiver,
  isReceiverKept,
  lockLimitedChannel,
  readFreeReceivers,
  type ReceiverNumbers,
} from './store/receivers.ts'

/** An account to pay to. `receiver` is what the deposit stores of it. */
export interface Receiver {
  readonly receiverId: string
  readonly channel: ReceiverChannel
  readonly receiver: string
  readonly bankCode: string | null
  readonly accountNo: string
  readonly holderName: string
}

/**
 * The moment from which today's use of an account counts: its bank counts the days of a daily limit in its
 * own zone.
 */
export const startOfBankDay = (now: Date): Date =>
  startOfBusinessDate(businessDate(now, thaiMoney.timeZone), thaiMoney.timeZone)

/**
 * The active accounts of a channel with room for `amount` satang under their daily limit, the best first: by
 * rank, then the one used longest ago. The room is reserved until the transaction ends.
 */
export async function receiversFor(
  tx: Tx,
  merchantId: string,
  channel: ReceiverChannel,
  amount: bigint,
  now: Date,
): Promise<Receiver[]> {
  await lockLimitedChannel(tx, merchantId, channel)
  return readFreeReceivers(tx, { merchantId, channel }, amount, startOfBankDay(now))
}

/** The first of `receiversFor`; undefined if the channel has no account with room. */
export async function receiverFor(
  tx: Tx,
  merchantId: string,
  channel: ReceiverChannel,
  amount: bigint,
  now: Date,
): Promise<Receiver | undefined> {
  return (await receiversFor(tx, merchantId, channel, amount, now))[0]
}

export type ProposedReceiver = AskedReceiver &
  Pick<ReceiverNumbers, 'holderName' | 'dailyLimit' | 'rank' | 'note'>

const isFaulty = (judged: TidyReceiver | readonly ReceiverFault[]): judged is readonly ReceiverFault[] =>
  Array.isArray(judged)

/**
 * Stores a new account until a second operator decides. REQUEST_INVALID names the invalid number;
 * CHANGE_STATE if it is pending already.
 */
export async function proposeNewReceiver(context: CallContext, asked: ProposedReceiver): Promise<string> {
  const { tx, merchant, actor, now } = context
  const judged = judgeReceiver(asked)
  if (isFaulty(judged)) refuseFields(judged)
  if (await isReceiverKept(tx, merchant.id, asked.channel, judged.receiver))
    refuseFields([{ field: 'accountNo', rule: 'receiverTaken' }])
  const numbers: ReceiverNumbers = {
    channel: asked.channel,
    ...judged,
    holderName: asked.holderName,
    dailyLimit: asked.dailyLimit,
    rank: asked.rank,
    note: asked.note,
  }
  const changeId = newId(now.getTime())
  if (
    !(await insertReceiverChange(tx, {
      ...numbers,
      changeId,
      merchantId: merchant.id,
      by: actor.accountId,
      byName: actor.claims.account,
      now,
    }))
  )
    refuse('CHANGE_STATE')
  await context.audit('receiver.ask', `receiver:${judged.receiver}`, { changeId, ...numbers })
  return changeId
}

/**
 * Decides a pending account. CHANGE_FOUR_EYES if the operator who proposed it tries to confirm it; any
 * operator may reject it.
 */
export async function decideNewReceiver(
  context: CallContext,
  changeId: string,
  decision: 'CONFIRMED' | 'REJECTED',
): Promise<void> {
  const { tx, merchant, actor, now } = context
  const change = await lockReceiverChange(tx, merchant.id, changeId)
  if (!change) refuse('CHANGE_NOT_FOUND')
  if (change.state !== 'PENDING') refuse('CHANGE_STATE')
  if (decision === 'CONFIRMED') {
    if (change.requestedBy === actor.accountId) refuse('CHANGE_FOUR_EYES')
    if (
      !(await insertReceiver(tx, {
        ...change,
        receiverId: newId(now.getTime()),
        merchantId: merchant.id,
        now,
      }))
    )
      refuse('CHANGE_STATE')
  }
  await decideReceiverChange(tx, changeId, decision, { id: actor.accountId, name: actor.claims.account }, now)
  await context.audit(
    decision === 'CONFIRMED' ? 'receiver.confirm' : 'receiver.reject',
    `receiver:${change.receiver}`,
    {
      changeId,
      channel: change.channel,
      receiver: change.receiver,
      holderName: change.holderName,
      askedBy: change.requestedByName,
      before: { state: 'PENDING' },
      after: { state: decision },
    },
  )
}

/** An account without a second operator: for the demo's own data. */
export async function seedReceiver(
  tx: Tx,
  merchantId: string,
  numbers: ReceiverNumbers,
  now: Date,
): Promise<void> {
  await insertReceiver(tx, { ...numbers, receiverId: newId(now.getTime()), merchantId, now })
}
