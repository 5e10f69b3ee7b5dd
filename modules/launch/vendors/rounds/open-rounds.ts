/** What an operator asks of open rounds: the filters of the screen as the wallet takes them. */
import type { CallContext } from '../../../../platform/calls.ts'
import { accountByName, accountOf } from '../../../identity/index.ts'
import type { OpenRoundFilter } from '../../../wallet/index.ts'
import { selfSettlingVendors } from '../../../catalogue/index.ts'

export interface AskedRounds {
  vendor?: string
  member?: string
  minHours?: number
}

const HOUR_MS = 3_600_000
/** From then on an operator may end a round that its vendor has not settled (docs/vendors, rule 9). */
const STUCK_MS = 24 * HOUR_MS

export const isStuck = (openedAt: Date, now: Date): boolean => now.getTime() - openedAt.getTime() >= STUCK_MS

/**
 * Rounds of a vendor that settles them itself wait for its own clock and are no concern of this desk: they
 * are listed only if that vendor is asked for. Undefined if the named member is not of this merchant, so
 * that nothing matches.
 */
export async function openRoundFilter(
  { tx, merchant, now }: Pick<CallContext, 'tx' | 'merchant' | 'now'>,
  asked: AskedRounds,
): Promise<OpenRoundFilter | undefined> {
  const member = asked.member?.trim()
  const account = member
    ? ((await accountByName(tx, { merchantId: merchant.id, account: member })) ??
      (await accountOf(tx, { merchantId: merchant.id, accountId: member })))
    : undefined
  if (member && !account) return undefined
  const vendor = asked.vendor?.trim() || undefined
  return {
    merchantId: merchant.id,
    vendor,
    exceptVendors: vendor === undefined ? [...(await selfSettlingVendors(tx))] : [],
    memberId: account?.accountId,
    openedBy: asked.minHours === undefined ? undefined : new Date(now.getTime() - asked.minHours * HOUR_MS),
  }
}
