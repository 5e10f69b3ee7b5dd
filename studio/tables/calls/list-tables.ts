import { listTables, listTablesSchemas } from '../../../contract/vendor/studio/list-tables.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { tablesKey } from '../service.ts'
import { serverNow } from '../view.ts'

export const handleListTables = handleBatched(listTables, listTablesSchemas, async (context) => {
  const { seats, tables } = context.use(tablesKey)
  const { merchantId, gameCode } = seats.of(context.actor)
  const rows = await tables.ofHouse(merchantId, gameCode)
  const list = await Promise.all(
    rows.map(async ({ table_id: tableId }) => {
      const { view } = (await tables.views.of(tableId))!
      return { ...view, history: await tables.views.historyOf(tableId, view) }
    }),
  )
  return { list, serverNow: serverNow() }
})
