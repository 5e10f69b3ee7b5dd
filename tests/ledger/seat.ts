/** A member at a game, as the tests of messages use one: their own money, and ids that no other test has. */
import { balancesOf, type VendorPosting } from '../../modules/wallet/index.ts'
import type { Wallet } from './support.ts'

let made = 0

/** With 1,000 in main by default; ids made from the member's id are their own too. */
export async function seatAt(
  wallet: Wallet,
  money: { main?: bigint; bonus?: bigint; trial?: bigint } = { main: 1_000n },
) {
  const memberId = await wallet.member(`member-${++made}`, money)
  const id = (name: string) => `${memberId}-${name}`
  return {
    memberId,
    id,
    post: (message: VendorPosting) => wallet.poster.post(message),
    balance: async () => (await balancesOf(wallet.database.kysely, memberId)).balance,
    common: { memberId, roundId: id('round') },
  }
}
