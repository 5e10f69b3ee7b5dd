import { isRealCurrency, toWireAmount } from '../../../kernel/money.ts'
import type { Listener } from '../../../platform/calls.ts'
import { hubKey, type Hub } from '../../../platform/hub.ts'
import { walletMoved } from '../events.ts'
import { balancesOfMany } from '../store/accounts.ts'
import type { BalanceNotice } from '../types.ts'

/**
 * On `wallet.moved`: members see their new balance without asking. A repeated event pushes the same version
 * again.
 */
export const pushBalances: Listener = {
  name: 'wallet.push-balances',
  event: walletMoved,
  async run({ tx, services }, payload) {
    const { memberIds, currency } = payload as { memberIds: string[]; currency: BalanceNotice['currency'] }
    if (!isRealCurrency(currency)) return
    const hub = services.use(hubKey)
    for (const [memberId, { balance, version }] of await balancesOfMany(tx, memberIds))
      pushBalance(hub, { memberId, currency, balance, version })
  },
}

/** One push of the `balance` topic (wire.md §8, Realtime). */
export function pushBalance(hub: Hub, { memberId, balance, currency, version }: BalanceNotice): void {
  hub.push({
    topic: 'balance',
    accountId: memberId,
    data: { balance: toWireAmount(balance), currency, version: Number(version) },
  })
}
