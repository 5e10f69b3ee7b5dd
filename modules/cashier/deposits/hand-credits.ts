/**
 * What one person may credit to one member alone within a day counts as one sum, in whatever way it is made:
 * a deposit credited by hand, a statement line assigned, a statement imported, a correction of the balance.
 * Otherwise each way would have a limit of its own, and many small credits none.
 */
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { defineService } from '../../../platform/services.ts'
import { lockHand, readCreditedAlone, readDecidedAlone } from './store/hand-credits.ts'

const DAY_MS = 24 * 3_600_000

export interface HandOf {
  merchantId: string
  operatorId: string
  memberId?: string | undefined
  since: Date
}

/** Balance corrections posted by one person alone, for one member or for all; filled by server/wiring.ts. */
export const adjustedAloneKey =
  defineService<(reader: Reader, hand: HandOf) => Promise<bigint>>('cashier.adjusted-alone')

/** Of the last day; the next transaction that asks for the same person waits for this one. */
export async function lockCreditedAlone(
  context: Pick<CallContext, 'tx' | 'merchant' | 'actor' | 'now' | 'use'>,
  memberId: string,
): Promise<bigint> {
  const hand = {
    merchantId: context.merchant.id,
    operatorId: context.actor.accountId,
    memberId,
    since: new Date(context.now.getTime() - DAY_MS),
  }
  await lockHand(context.tx, hand.operatorId)
  return (await readCreditedAlone(context.tx, hand)) + (await context.use(adjustedAloneKey)(context.tx, hand))
}

/** What counts besides a person's statements for what one person may import alone within a day. */
export async function creditedBesideStatements(
  context: Pick<CallContext, 'tx' | 'use'>,
  hand: Omit<HandOf, 'memberId'>,
): Promise<bigint> {
  const { tx } = context
  await lockHand(tx, hand.operatorId)
  return (await readDecidedAlone(tx, hand)) + (await context.use(adjustedAloneKey)(tx, hand))
}
