import { changeSetting, changeSettingSchemas } from '../../../../contract/operator/system/change-setting.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeOrPropose } from '../setting-changes.ts'

export const handleChangeSetting = handle(changeSetting, changeSettingSchemas, (context, { params, body }) =>
  changeOrPropose(context, params.name, body.value),
)
