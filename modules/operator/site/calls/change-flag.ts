import { changeFlag, changeFlagSchemas } from '../../../../contract/operator/system/change-flag.ts'
import { handle } from '../../../../platform/calls.ts'
import { switchOrPropose } from '../site-changes.ts'

export const handleChangeFlag = handle(changeFlag, changeFlagSchemas, (context, { params, body }) =>
  switchOrPropose(context, params.name, body.isOn),
)
