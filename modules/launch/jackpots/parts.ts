/** The pools' part of the launch module's door. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleListJackpotWins } from '../calls/list-jackpot-wins.ts'
import { handleListJackpots } from '../calls/list-jackpots.ts'
import { handleReadJackpotTerms } from '../calls/read-jackpot-terms.ts'
import { keepJackpotsJob, pushJackpotsJob } from './jobs.ts'
import { payWonPool, tellPaidPool } from './listeners.ts'

export const jackpotParts = {
  calls: [handleListJackpots, handleReadJackpotTerms, handleListJackpotWins],
  listeners: [payWonPool, tellPaidPool],
  jobs: [keepJackpotsJob, pushJackpotsJob],
} satisfies ModuleParts
