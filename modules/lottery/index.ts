/** Lotteries: draws, and the bets in them (domain/lottery.md). */
import type { ModuleParts } from '../../platform/calls.ts'
import { drawParts } from './draws/parts.ts'
import { drawDayProposal } from './draws/draw-days.ts'
import { gameBeaconProposal } from './draws/game-beacons.ts'
import { gameSourceProposal } from './draws/game-sources.ts'
import { voidIssueProposal } from './draws/void-issues.ts'
import { oddsProposal } from './orders/house-odds.ts'
import { numberRuleProposal } from './orders/number-rules.ts'
import { orderParts } from './orders/parts.ts'
import { termsProposal } from './orders/terms.ts'
import { resultParts } from './results/parts.ts'
import { sourceProposal } from './results/sources.ts'
import { countReturnsJob } from './returns/count-returns.ts'
import { yeekeeParts } from './yeekee/parts.ts'
import { yeekeeTermsProposal } from './yeekee/terms.ts'

export const parts: ModuleParts = {
  calls: [...drawParts.calls, ...orderParts.calls, ...resultParts.calls, ...yeekeeParts.calls],
  listeners: [...drawParts.listeners, ...orderParts.listeners],
  jobs: [...orderParts.jobs, ...resultParts.jobs, ...yeekeeParts.jobs, countReturnsJob],
}
export const lotteryProposals = [
  voidIssueProposal,
  drawDayProposal,
  gameSourceProposal,
  gameBeaconProposal,
  sourceProposal,
  termsProposal,
  oddsProposal,
  numberRuleProposal,
  yeekeeTermsProposal,
]

export { openDraws } from './draws/draws.ts'
export { beginChains as beginLotteryChains } from './draws/make-ahead.ts'
export { games as lotteryGames } from './draws/games.ts'
export { chooseDemoSources } from './draws/game-sources.ts'
export { gameNames as lotteryNames, vendorNames as lotteryVendorNames } from './draws/locales/names.ts'
export { digestSourceKey, drandUrlsKey, settlerKey, shotsSourceKey } from './draws/slots.ts'
export { orderDetails, provideOrders } from './orders/open.ts'
export { lotteryRider } from './orders/rider.ts'
export { countedOrdersOf } from './orders/store/counted-stakes.ts'
export { loadHistory as loadLotteryHistory } from './results/history.ts'
export { returnsOfVendor as lotteryReturns } from './returns/source.ts'
export { openYeekee } from './yeekee/open.ts'
export type { IssueKey as LotteryIssueKey } from './draws/issue-key.ts'
export { firstTakingShots as roundTakingShots } from './yeekee/store/shots.ts'
export { shoot } from './yeekee/shoot.ts'
export { shotsTellerKey } from './yeekee/tell-shots.ts'
