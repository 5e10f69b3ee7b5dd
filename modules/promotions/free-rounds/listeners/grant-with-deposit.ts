import type { Listener } from '../../../../platform/calls.ts'
import type { Services } from '../../../../platform/services.ts'
import { merchantsKey } from '../../../system/index.ts'
import { grantWithDeposit } from '../first-deposit.ts'

/** The first deposit of a member brings the free rounds that are promised for it. */
export const grantRoundsWithDeposit: Listener = {
  name: 'promotions/grant-rounds-with-deposit',
  event: 'cashier.deposit-moved',
  async run({ tx, now, services }, payload) {
    const merchant = services.use(merchantsKey).byId(String(payload.merchantId))
    if (!merchant || payload.state !== 'CONFIRMED') return
    const use = services.use.bind(services) as Services['use']
    const deposit = { memberId: String(payload.memberId), depositId: String(payload.depositId) }
    await grantWithDeposit({ tx, merchant, now, use }, deposit)
  },
}
