/** Lotteries: draws, and the bets in them (domain/lottery.md). */
import type { ModuleParts } from '../../platform/calls.ts'
import { drawParts } from './draws/parts.ts'
import { voidIssueProposal } from './draws/void-issues.ts'

export const parts: ModuleParts = { calls: [...drawParts.calls] }
export const lotteryProposals = [voidIssueProposal]

export { openDraws } from './draws/draws.ts'
export { games as lotteryGames } from './draws/games.ts'
export { gameNames as lotteryNames, vendorNames as lotteryVendorNames } from './draws/locales/names.ts'
export { digestSourceKey, settlerKey } from './draws/slots.ts'
