import {
  listSeaWindows,
  listSeaWindowsSchemas,
} from '../../../../../contract/operator/launch/list-sea-windows.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { pageOf, seaDesks } from '../desks.ts'
import { namesOf, shownWindow } from '../shown.ts'

export const handleListSeaWindows = handle(
  listSeaWindows,
  listSeaWindowsSchemas,
  async (context, { query }) => {
    const { pageNo = 1, pageSize = 20, roomId, memberId, state } = query
    const page = { pageNo, pageSize }
    const filter = {
      ...(roomId ? { roomId } : {}),
      ...(memberId ? { memberId } : {}),
      isUnsettled: state === 'UNSETTLED',
    }
    const { rows, total } = await pageOf(seaDesks(context), page, (desk, part) =>
      desk.windows(context.merchant.id, filter, part),
    )
    const nameOf = await namesOf(
      context,
      rows.map((window) => window.memberId),
    )
    return toPage(
      rows.map((window) => shownWindow(context, window, nameOf)),
      page,
      total,
    )
  },
)
