import { changeOdds, changeOddsSchemas } from '../../../../contract/operator/lottery/change-odds.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeOddsOrPropose } from '../house-odds.ts'

export const handleChangeOdds = handle(changeOdds, changeOddsSchemas, (context, { params, body }) =>
  changeOddsOrPropose(context, params.gameCode, body),
)
