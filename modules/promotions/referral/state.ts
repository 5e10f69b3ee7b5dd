/** Whether a member may invite friends now: not agents or guests, and not without a promotion. */
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { referral, type ReferralArguments } from '../../../kernel/promotions/kinds/referral.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountOf } from '../../identity/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { liveReferralFor, type Inviting } from './live.ts'

export interface Standing {
  /** The terms for friends who register now; null: the member cannot invite. */
  readonly terms: ReferralArguments | null
  /** Left out of offers. */
  readonly isPaused: boolean
}

export async function standingOf(
  reader: Reader,
  { merchant, now, use }: Inviting,
  accountId: string,
): Promise<Standing> {
  const merchantId = merchant.id
  const account = await accountOf(reader, { merchantId, accountId })
  const promotion =
    account?.kind === 'member'
      ? await liveReferralFor(reader, { merchant, now, use }, account, now)
      : undefined
  const left = await withoutOffers(reader, { merchantId, memberIds: [accountId], now })
  return {
    terms: promotion ? readArguments(referral.declared, promotion.arguments).values : null,
    isPaused: left.has(accountId),
  }
}

/** `availablePromo.REFERRAL` of the member's public state (domain/economy.md §6.2). */
export async function referralStateOf(
  reader: Reader,
  { accountId }: { accountId: string },
  context: Pick<RequestContext, 'merchant' | 'now' | 'use'>,
): Promise<{ availablePromo: { REFERRAL: { enabled: boolean } } }> {
  const { terms, isPaused } = await standingOf(reader, context, accountId)
  return { availablePromo: { REFERRAL: { enabled: terms !== null && !isPaused } } }
}
