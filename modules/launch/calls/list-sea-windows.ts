import { listSeaWindows, listSeaWindowsSchemas } from '../../../contract/operator/launch/list-sea-windows.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { namesOf, seaDesk, shownWindow } from '../floor/shown.ts'

export const handleListSeaWindows = handle(listSeaWindows, listSeaWindowsSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20, roomId, memberId, state } = query
  const page = { pageNo, pageSize }
  const { rows, total } = await seaDesk(context).windows(context.merchant.id, { ...(roomId ? { roomId } : {}), ...(memberId ? { memberId } : {}), isUnsettled: state === 'UNSETTLED' }, page)
  const nameOf = await namesOf(context, rows.map((window) => window.memberId))
  return toPage(rows.map((window) => shownWindow(window, nameOf)), page, total)
})
