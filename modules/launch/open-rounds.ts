/** What an operator asks of the rounds left open: the filters of the screen as the wallet takes them. */
import type { CallContext } from '../../platform/calls.ts'
import { accountByName, accountOf } from '../identity/index.ts'
import type { OpenRoundFilter } from '../wallet/index.ts'

export interface AskedRounds { vendor?: string; member?: string; minHours?: number }

const HOUR_MS = 3_600_000
/** From then on a round that its vendor has not settled is the operator's to end (docs/vendors, rule 9). */
const STUCK_MS = 24 * HOUR_MS

export const isStuck = (openedAt: Date, now: Date): boolean => now.getTime() - openedAt.getTime() >= STUCK_MS

/** Undefined where the member named is none of this house, so that nothing matches. */
export async function openRoundFilter({ tx, merchant, now }: Pick<CallContext, 'tx' | 'merchant' | 'now'>, asked: AskedRounds): Promise<OpenRoundFilter | undefined> {
  const member = asked.member?.trim()
  const account = member ? await accountByName(tx, { merchantId: merchant.id, account: member }) ?? await accountOf(tx, { merchantId: merchant.id, accountId: member }) : undefined
  if (member && !account) return undefined
  return {
    merchantId: merchant.id, vendor: asked.vendor?.trim() || undefined, memberId: account?.accountId,
    openedBy: asked.minHours === undefined ? undefined : new Date(now.getTime() - asked.minHours * HOUR_MS),
  }
}

export const currencyOfMode = (mode: 'REAL' | 'FREE'): string => (mode === 'FREE' ? 'TRIAL' : 'THB')
