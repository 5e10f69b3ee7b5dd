import {
  listPointMovements,
  listPointMovementsSchemas,
} from '../../../contract/player/points/list-point-movements.ts'
import { boundsOf } from '../../../kernel/calendar.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { readMovements } from '../store/movements.ts'

export const handleListPointMovements = handle(
  listPointMovements,
  listPointMovementsSchemas,
  async ({ tx, actor, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const filter = { memberId: actor.accountId, type: query.type, ...boundsOf(query, merchant.timeZone) }
    const { list, total } = await readMovements(tx, filter, page)
    return toPage(
      list.map(({ reference: _reference, ...movement }) => ({ ...movement, currency: 'POINT' })),
      page,
      total,
    )
  },
)
