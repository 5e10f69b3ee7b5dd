import {
  listSportLeagues,
  listSportLeaguesSchemas,
} from '../../../../contract/operator/sportsbook/list-sport-leagues.ts'
import { handle } from '../../../../platform/calls.ts'
import { leagueList } from '../leagues.ts'

export const handleListSportLeagues = handle(listSportLeagues, listSportLeaguesSchemas, leagueList)
