/** Lotteries: draws, and the bets in them (domain/lottery.md). */
import type { ModuleParts } from '../../platform/calls.ts'
import { drawParts } from './draws/parts.ts'
import { voidIssueProposal } from './draws/void-issues.ts'
import { orderParts } from './orders/parts.ts'
import { termsProposal } from './orders/terms.ts'
import { countReturnsJob } from './returns/count-returns.ts'

export const parts: ModuleParts = {
  calls: [...drawParts.calls, ...orderParts.calls],
  listeners: orderParts.listeners,
  jobs: [...orderParts.jobs, countReturnsJob],
}
export const lotteryProposals = [voidIssueProposal, termsProposal]

export { openDraws } from './draws/draws.ts'
export { games as lotteryGames } from './draws/games.ts'
export { gameNames as lotteryNames, vendorNames as lotteryVendorNames } from './draws/locales/names.ts'
export { digestSourceKey, settlerKey } from './draws/slots.ts'
export { orderDetails, provideOrders } from './orders/open.ts'
export { lotteryRider } from './orders/rider.ts'
export { returnsOfVendor as lotteryReturns } from './returns/source.ts'
