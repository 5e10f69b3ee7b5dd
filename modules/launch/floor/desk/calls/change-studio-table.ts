import { refuse, refuseFields } from '../../../../../contract/errors.ts'
import {
  changeStudioTable,
  changeStudioTableSchemas,
  isPictureAddress,
} from '../../../../../contract/operator/launch/change-studio-table.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, tableDesks } from '../desks.ts'
import { shownTable } from '../shown.ts'

export const handleChangeStudioTable = handle(
  changeStudioTable,
  changeStudioTableSchemas,
  async (context, { params, body }) => {
    const { isOn, names, limits, videoUrl } = body
    if (limits && (limits.max < limits.min || limits.sideMax < limits.min))
      refuseFields([{ field: limits.max < limits.min ? 'limits.max' : 'limits.sideMax', rule: 'invalid' }])
    if (videoUrl && !isPictureAddress(videoUrl)) refuseFields([{ field: 'videoUrl', rule: 'invalid' }])
    const changed =
      (await known(tableDesks(context), (desk) =>
        desk.change(context.merchant.id, params.tableId, {
          ...(isOn === undefined ? {} : { isOn }),
          ...(names ? { names } : {}),
          ...(videoUrl === undefined ? {} : { videoUrl }),
          ...(limits
            ? {
                limits: { min: BigInt(limits.min), max: BigInt(limits.max), sideMax: BigInt(limits.sideMax) },
              }
            : {}),
        }),
      )) ?? refuse('TABLE_NOT_FOUND')
    const facts = ({ isOn: on, names: named, limits: held, videoUrl: video }: typeof changed.before) => ({
      isOn: on,
      names: named,
      limits: held,
      videoUrl: video,
    })
    await context.audit('table.change', `table:${params.tableId}`, {
      before: facts(changed.before),
      after: facts(changed.after),
    })
    return shownTable(context, { ...changed.after, vendor: changed.vendor })
  },
)
