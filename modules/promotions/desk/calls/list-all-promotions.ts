import {
  listAllPromotions,
  listAllPromotionsSchemas,
} from '../../../../contract/operator/promotions/list-all-promotions.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { rowOf } from '../rows.ts'
import { listPromotions } from '../store/promotions.ts'

export const handleListAllPromotions = handle(
  listAllPromotions,
  listAllPromotionsSchemas,
  async (context, { query: { pageNo = 1, pageSize = 20, phase, kind } }) => {
    const { tx, merchant, now } = context
    const page = { pageNo, pageSize }
    const { list, total } = await listPromotions(tx, { merchantId: merchant.id, now, phase, kind }, page)
    return toPage(
      list.map((promotion) => rowOf(context, promotion)),
      page,
      total,
    )
  },
)
