import { refuse } from '../../../../../contract/errors.ts'
import {
  listStudioRounds,
  listStudioRoundsSchemas,
} from '../../../../../contract/operator/launch/list-studio-rounds.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, tableDesks } from '../desks.ts'
import { shownRound } from '../shown.ts'

export const handleListStudioRounds = handle(
  listStudioRounds,
  listStudioRoundsSchemas,
  async (context, { params, query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { rows, total } =
      (await known(tableDesks(context), (desk) => desk.rounds(context.merchant.id, params.tableId, page))) ??
      refuse('TABLE_NOT_FOUND')
    return toPage(rows.map(shownRound), page, total)
  },
)
