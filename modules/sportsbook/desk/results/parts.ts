/** Results by two people, voids, and bets and reports of the house. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleDecideResult } from './calls/decide-result.ts'
import { handleEnterResult } from './calls/enter-result.ts'
import { handleExportReport } from './calls/export-report.ts'
import { handleListAllBets } from './calls/list-all-bets.ts'
import { handleListResultsDesk } from './calls/list-results-desk.ts'
import { handlePreviewResult } from './calls/preview-result.ts'
import { handleReadPlacedBet } from './calls/read-placed-bet.ts'
import { handleReadReport } from './calls/read-report.ts'
import { handleReadResult } from './calls/read-result.ts'
import { handleRestoreMarket } from './calls/restore-market.ts'
import { handleVoidBet } from './calls/void-bet.ts'
import { handleVoidFixture } from './calls/void-fixture.ts'
import { handleVoidMarket } from './calls/void-market.ts'
import { restoreMarketProposal, voidBetProposal, voidFixtureProposal, voidMarketProposal } from './voids.ts'

export const resultDeskParts = {
  calls: [
    handleListResultsDesk,
    handleReadResult,
    handleEnterResult,
    handlePreviewResult,
    handleDecideResult,
    handleVoidFixture,
    handleVoidMarket,
    handleRestoreMarket,
    handleVoidBet,
    handleListAllBets,
    handleReadPlacedBet,
    handleReadReport,
    handleExportReport,
  ],
  listeners: [],
  jobs: [],
} satisfies ModuleParts

export const resultDeskProposals = [
  voidFixtureProposal,
  voidMarketProposal,
  restoreMarketProposal,
  voidBetProposal,
]
