/** Figures of teams: what an agent reads of the own line. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadOverview } from './calls/read-overview.ts'
import { handleListTeam } from './calls/list-team.ts'
import { handleReadTeamMember } from './calls/read-team-member.ts'
import { handleListTeamPlay } from './calls/list-team-play.ts'
import { handleListTeamBets } from './calls/list-team-bets.ts'
import { handleReadTeamBet } from './calls/read-team-bet.ts'
import { handleListAccountDetails } from './calls/list-account-details.ts'
import { handleListLosses } from './calls/list-losses.ts'
import { handleExportOverview } from './calls/export-overview.ts'
import { handleExportTeam } from './calls/export-team.ts'
import { handleExportTeamPlay } from './calls/export-team-play.ts'
import { handleExportTeamBets } from './calls/export-team-bets.ts'
import { handleExportLosses } from './calls/export-losses.ts'
import { countOnlineJob, foldTeamsJob } from './jobs/fold-teams.ts'

export const teamParts = {
  calls: [
    handleReadOverview,
    handleListTeam,
    handleReadTeamMember,
    handleListTeamPlay,
    handleListTeamBets,
    handleReadTeamBet,
    handleListLosses,
    handleListAccountDetails,
    handleExportOverview,
    handleExportTeam,
    handleExportTeamPlay,
    handleExportTeamBets,
    handleExportLosses,
  ],
  jobs: [foldTeamsJob, countOnlineJob],
} satisfies ModuleParts
