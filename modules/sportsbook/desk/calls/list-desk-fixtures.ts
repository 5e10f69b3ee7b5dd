import {
  listDeskFixtures,
  listDeskFixturesSchemas,
} from '../../../../contract/operator/sportsbook/list-desk-fixtures.ts'
import { handle } from '../../../../platform/calls.ts'
import { deskFixtures } from '../trading-desk.ts'

export const handleListDeskFixtures = handle(
  listDeskFixtures,
  listDeskFixturesSchemas,
  (context, { query: { pageNo = 1, pageSize = 20, ...asked } }) =>
    deskFixtures(context, { ...asked, pageNo, pageSize }),
)
