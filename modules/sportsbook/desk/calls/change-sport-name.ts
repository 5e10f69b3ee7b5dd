import {
  changeSportName,
  changeSportNameSchemas,
} from '../../../../contract/operator/sportsbook/change-sport-name.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeName } from '../names.ts'

export const handleChangeSportName = handle(
  changeSportName,
  changeSportNameSchemas,
  (context, { params, body }) => changeName(context, params, body),
)
