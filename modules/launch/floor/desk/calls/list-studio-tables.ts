import {
  listStudioTables,
  listStudioTablesSchemas,
} from '../../../../../contract/operator/launch/list-studio-tables.ts'
import { handle } from '../../../../../platform/calls.ts'
import { listed, tableDesks } from '../desks.ts'
import { shownOrder, shownTable } from '../shown.ts'
import { readVoids } from '../store/orders.ts'

const MOST_ORDERS = 20

export const handleListStudioTables = handle(listStudioTables, listStudioTablesSchemas, async (context) => {
  const { tx, merchant, actor } = context
  const tables = await listed(tableDesks(context), (desk) => desk.list(merchant.id))
  const orders = await readVoids(tx, merchant.id, MOST_ORDERS)
  return {
    currency: merchant.currency,
    list: tables.map((table) => shownTable(context, table)),
    orders: orders.map((row) => shownOrder(row, actor.claims.account)),
  }
})
