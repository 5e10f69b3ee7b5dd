import { listAllGoods, listAllGoodsSchemas } from '../../../contract/operator/points/list-all-goods.ts'
import { handle } from '../../../platform/calls.ts'
import { readAllGoods } from '../store/goods.ts'

export const handleListAllGoods = handle(
  listAllGoods,
  listAllGoodsSchemas,
  async ({ tx, merchant: { id, currency } }) => ({
    list: (await readAllGoods(tx, id)).map((goods) => ({ ...goods, currency })),
  }),
)
