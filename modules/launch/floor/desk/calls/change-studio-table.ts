import { refuse, refuseFields } from '../../../../../contract/errors.ts'
import {
  changeStudioTable,
  changeStudioTableSchemas,
  isPictureAddress,
} from '../../../../../contract/operator/launch/change-studio-table.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, listed, tableDesks } from '../desks.ts'
import { shownTable } from '../shown.ts'

export const handleChangeStudioTable = handle(
  changeStudioTable,
  changeStudioTableSchemas,
  async (context, { params, body }) => {
    const { isOn, names, limits, paysBy, videoUrl } = body
    if (limits && (limits.max < limits.min || limits.sideMax < limits.min))
      refuseFields([{ field: limits.max < limits.min ? 'limits.max' : 'limits.sideMax', rule: 'invalid' }])
    if (videoUrl && !isPictureAddress(videoUrl)) refuseFields([{ field: 'videoUrl', rule: 'invalid' }])
    if (paysBy === 'TOTE') {
      const table = (await listed(tableDesks(context), (desk) => desk.list(context.merchant.id))).find(
        ({ tableId }) => tableId === params.tableId,
      )
      if (table && !table.choices.includes(paysBy)) refuseFields([{ field: 'paysBy', rule: 'invalid' }])
    }
    const changed =
      (await known(tableDesks(context), (desk) =>
        desk.change(context.merchant.id, params.tableId, {
          ...(isOn === undefined ? {} : { isOn }),
          ...(names ? { names } : {}),
          ...(paysBy === undefined ? {} : { paysBy }),
          ...(videoUrl === undefined ? {} : { videoUrl }),
          ...(limits
            ? {
                limits: { min: BigInt(limits.min), max: BigInt(limits.max), sideMax: BigInt(limits.sideMax) },
              }
            : {}),
        }),
      )) ?? refuse('TABLE_NOT_FOUND')
    const facts = (table: typeof changed.before) => ({
      isOn: table.isOn,
      names: table.names,
      limits: table.limits,
      paysBy: table.paysBy,
      videoUrl: table.videoUrl,
    })
    await context.audit('table.change', `table:${params.tableId}`, {
      before: facts(changed.before),
      after: facts(changed.after),
    })
    return shownTable(context, { ...changed.after, vendor: changed.vendor })
  },
)
