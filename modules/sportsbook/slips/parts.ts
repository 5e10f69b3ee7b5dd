/** Bets: placing, live delay, lists, cash-out. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeMemberRisk } from './calls/change-member-risk.ts'
import { handleCashOut } from './calls/cash-out.ts'
import { handleListBets } from './calls/list-sport-bets.ts'
import { handleListFollowed } from './calls/list-followed.ts'
import { handleListMemberRisks } from './calls/list-member-risks.ts'
import { handlePlaceBet } from './calls/place-bet.ts'
import { handleQuoteBet } from './calls/quote-bet.ts'
import { handleQuoteCashOut } from './calls/quote-cash-out.ts'
import { handleReadBet } from './calls/read-sport-bet.ts'
import { handleReadMemberRisk } from './calls/read-member-risk.ts'
import { handleRefuseBet } from './calls/refuse-bet.ts'
import { handleSetAutoCashOut } from './calls/set-auto-cash-out.ts'
import { tellAutoCashOut } from './listeners/tell-auto-cash-out.ts'
import { tellRejected } from './listeners/tell-rejected.ts'

export const slipsParts = {
  calls: [
    handleQuoteBet,
    handlePlaceBet,
    handleListBets,
    handleReadBet,
    handleListFollowed,
    handleQuoteCashOut,
    handleCashOut,
    handleSetAutoCashOut,
    handleListMemberRisks,
    handleReadMemberRisk,
    handleChangeMemberRisk,
    handleRefuseBet,
  ],
  listeners: [tellRejected, tellAutoCashOut],
  jobs: [],
} satisfies ModuleParts
