/** What the parts of the results desk share. */
import { listAllSportBets } from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import {
  listSportResultsDesk,
  type listSportResultsDeskSchemas,
} from '../../../../../contract/operator/sportsbook/list-results-desk.ts'
import {
  readSportResult,
  type readSportResultSchemas,
} from '../../../../../contract/operator/sportsbook/read-result.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type { ResultDeskState } from '../../../../../contract/shared/sports-results.ts'
import { refresh } from '../../../../client/use-call.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'

export type ResultRow = ValueOf<typeof listSportResultsDeskSchemas>['list'][number]
export type ResultFixture = ValueOf<typeof readSportResultSchemas>

export const deskTones: Readonly<Record<ResultDeskState, BadgeTone>> = {
  WAITING: 'neutral',
  ENTERED: 'waiting',
  SETTLING: 'info',
  SETTLED: 'good',
  CORRECTING: 'bad',
}

export const refreshResults = () =>
  refresh(listSportResultsDesk, readSportResult, listAllSportBets, listProposals)
