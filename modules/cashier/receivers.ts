/** The house's own accounts: which one a member is told to pay to, and that a new one takes two operators. */
import { refuse, refuseFields } from '../../contract/errors.ts'
import type { ReceiverChannel } from '../../contract/shared/receiver-words.ts'
import { businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import type { Tx } from '../../platform/postgres.ts'
import { judgeReceiver, type AskedReceiver, type ReceiverFault, type TidyReceiver } from './rules/receivers.ts'
import {
  decideReceiverChange, insertReceiver, insertReceiverChange, isReceiverKept, lockLimitedChannel, lockReceiverChange, readFreeReceivers, type ReceiverNumbers,
} from './store/receivers.ts'

/** An account to pay to. `receiver` is what the deposit keeps of it. */
export interface Receiver {
  readonly receiverId: string
  readonly channel: ReceiverChannel
  readonly receiver: string
  readonly bankCode: string | null
  readonly accountNo: string
  readonly holderName: string
}

/** The zone of the business day that a daily limit counts: banks of the house are Thai. */
const BANK_ZONE = 'Asia/Bangkok'

/** The moment from which today's use of an account counts. */
export const startOfBankDay = (now: Date): Date => startOfBusinessDate(businessDate(now, BANK_ZONE), BANK_ZONE)

/**
 * The active accounts of a channel with room for `amount` satang under their daily limit, the best first: by rank, then
 * the one handed out longest ago. Until the transaction ends nobody else takes that room.
 */
export async function receiversFor(tx: Tx, merchantId: string, channel: ReceiverChannel, amount: bigint, now: Date): Promise<Receiver[]> {
  await lockLimitedChannel(tx, merchantId, channel)
  return readFreeReceivers(tx, { merchantId, channel }, amount, startOfBankDay(now))
}

/** The first of `receiversFor`; undefined where the channel has no account with room. */
export async function receiverFor(tx: Tx, merchantId: string, channel: ReceiverChannel, amount: bigint, now: Date): Promise<Receiver | undefined> {
  return (await receiversFor(tx, merchantId, channel, amount, now))[0]
}

export type ProposedReceiver = AskedReceiver & Pick<ReceiverNumbers, 'holderName' | 'dailyLimit' | 'rank' | 'note'>

const isFaulty = (judged: TidyReceiver | readonly ReceiverFault[]): judged is readonly ReceiverFault[] => Array.isArray(judged)

/** Keeps a new account until a second operator decides. REQUEST_INVALID names the number that cannot be one; CHANGE_STATE where it waits already. */
export async function proposeNewReceiver(context: CallContext, asked: ProposedReceiver): Promise<string> {
  const { tx, merchant, actor, now } = context
  const judged = judgeReceiver(asked)
  if (isFaulty(judged)) refuseFields(judged)
  if (await isReceiverKept(tx, merchant.id, asked.channel, judged.receiver)) refuseFields([{ field: 'accountNo', rule: 'receiverTaken' }])
  const numbers: ReceiverNumbers = { channel: asked.channel, ...judged, holderName: asked.holderName, dailyLimit: asked.dailyLimit, rank: asked.rank, note: asked.note }
  const changeId = newId(now.getTime())
  if (!(await insertReceiverChange(tx, { ...numbers, changeId, merchantId: merchant.id, by: actor.accountId, byName: actor.claims.account, now }))) refuse('CHANGE_STATE')
  await context.audit('receiver.ask', `receiver:${judged.receiver}`, { changeId, ...numbers })
  return changeId
}

/** Decides a waiting account. CHANGE_FOUR_EYES where the operator who asked would confirm it; anybody may call it off. */
export async function decideNewReceiver(context: CallContext, changeId: string, decision: 'CONFIRMED' | 'REJECTED'): Promise<void> {
  const { tx, merchant, actor, now } = context
  const change = await lockReceiverChange(tx, merchant.id, changeId)
  if (!change) refuse('CHANGE_NOT_FOUND')
  if (change.state !== 'PENDING') refuse('CHANGE_STATE')
  if (decision === 'CONFIRMED') {
    if (change.requestedBy === actor.accountId) refuse('CHANGE_FOUR_EYES')
    if (!(await insertReceiver(tx, { ...change, receiverId: newId(now.getTime()), merchantId: merchant.id, now }))) refuse('CHANGE_STATE')
  }
  await decideReceiverChange(tx, changeId, decision, { id: actor.accountId, name: actor.claims.account }, now)
  await context.audit(decision === 'CONFIRMED' ? 'receiver.confirm' : 'receiver.reject', `receiver:${change.receiver}`, {
    changeId, channel: change.channel, receiver: change.receiver, holderName: change.holderName, askedBy: change.requestedByName,
    before: { state: 'PENDING' }, after: { state: decision },
  })
}

/** An account that needs nobody's word: for the demo's own data. */
export async function seedReceiver(tx: Tx, merchantId: string, numbers: ReceiverNumbers, now: Date): Promise<void> {
  await insertReceiver(tx, { ...numbers, receiverId: newId(now.getTime()), merchantId, now })
}
