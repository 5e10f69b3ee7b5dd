import {
  changeSportLeague,
  changeSportLeagueSchemas,
} from '../../../../contract/operator/sportsbook/change-sport-league.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeLeagueOrPropose } from '../leagues.ts'

export const handleChangeSportLeague = handle(
  changeSportLeague,
  changeSportLeagueSchemas,
  (context, { params, body }) => changeLeagueOrPropose(context, params.leagueId, body),
)
