/** Lotteries: draws, and the bets in them (domain/lottery.md). */
import type { ModuleParts } from '../../platform/calls.ts'
import { orderParts } from './orders/parts.ts'

export const parts: ModuleParts = orderParts

export * from './draws/door.ts'
export { orderDetails, provideOrders } from './orders/open.ts'
export { lotteryRider } from './orders/rider.ts'
export { termsProposal } from './orders/terms.ts'
