import {
  changeHouseName,
  changeHouseNameSchemas,
} from '../../../../contract/operator/system/change-house-name.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantOf, setNames } from '../../../system/index.ts'

export const handleChangeHouseName = handle(
  changeHouseName,
  changeHouseNameSchemas,
  async (context, { body }) => {
    await setNames(context.tx, context.merchant.id, body)
    await context.audit('site.name', `site:${context.merchant.code}`, {
      before: merchantOf(context).names,
      after: body,
    })
    return body
  },
)
