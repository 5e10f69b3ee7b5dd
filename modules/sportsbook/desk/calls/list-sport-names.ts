import {
  listSportNames,
  listSportNamesSchemas,
} from '../../../../contract/operator/sportsbook/list-sport-names.ts'
import { handle } from '../../../../platform/calls.ts'
import { nameList } from '../names.ts'

export const handleListSportNames = handle(
  listSportNames,
  listSportNamesSchemas,
  (context, { query: { pageNo = 1, pageSize = 20, ...filter } }) =>
    nameList(context, filter, { pageNo, pageSize }),
)
