/** The line of agents: opening accounts, links, applications, rates, commissions and moves. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleApplyAgent } from './calls/apply-agent.ts'
import { handleApproveApplication } from './calls/approve-application.ts'
import { handleChangePoints } from './calls/change-points.ts'
import { handleChangeRates } from './calls/change-rates.ts'
import { handleExportCommissions } from './calls/export-commissions.ts'
import { handleExportLinks } from './calls/export-links.ts'
import { handleEndLink } from './calls/end-link.ts'
import { handleListApplications } from './calls/list-applications.ts'
import { handleListCommissions } from './calls/list-commissions.ts'
import { handleListLinks } from './calls/list-links.ts'
import { handleListMoves } from './calls/list-moves.ts'
import { handleListTree } from './calls/list-tree.ts'
import { handleOpenAccount } from './calls/open-account.ts'
import { handleOpenTopAgent } from './calls/open-top-agent.ts'
import { handleProposeMove } from './calls/propose-move.ts'
import { handleReadOpening } from './calls/read-opening.ts'
import { handleReadRates } from './calls/read-rates.ts'
import { handleRejectApplication } from './calls/reject-application.ts'
import { handleSaveLink } from './calls/save-link.ts'
import { handleVisitLink } from './calls/visit-link.ts'
import { carryOutMovesJob } from './jobs/carry-out-moves.ts'
import { creditCommissionsJob } from './jobs/credit-commissions.ts'
import { followCommissionsJob } from './jobs/follow-commissions.ts'
import { forgetVisitsJob } from './jobs/forget-visits.ts'
import { noteFirstDepositListener } from './listeners/note-first-deposit.ts'
import { tellJoined } from './listeners/tell-joined.ts'

export const lineParts = {
  calls: [
    handleReadOpening,
    handleOpenAccount,
    handleListLinks,
    handleExportLinks,
    handleSaveLink,
    handleEndLink,
    handleVisitLink,
    handleReadRates,
    handleChangeRates,
    handleListCommissions,
    handleExportCommissions,
    handleApplyAgent,
    handleOpenTopAgent,
    handleChangePoints,
    handleListApplications,
    handleApproveApplication,
    handleRejectApplication,
    handleProposeMove,
    handleListMoves,
    handleListTree,
  ],
  listeners: [noteFirstDepositListener, tellJoined],
  jobs: [followCommissionsJob, creditCommissionsJob, carryOutMovesJob, forgetVisitsJob],
} satisfies ModuleParts
