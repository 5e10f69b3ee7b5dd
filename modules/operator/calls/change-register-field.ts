import { changeRegisterField, changeRegisterFieldSchemas } from '../../../contract/operator/system/change-register-field.ts'
import { handle } from '../../../platform/calls.ts'
import { changeFieldRule } from '../../system/index.ts'

export const handleChangeRegisterField = handle(changeRegisterField, changeRegisterFieldSchemas, async (context, { params, body }) => {
  const { patternId, ...rule } = body.rule ?? { patternId: null }
  const change = body.rule ? { ...rule, ...(patternId === null ? {} : { patternId }) } : null
  const { before, after } = await changeFieldRule(context.tx, context.merchant.id, params.field, change)
  await context.audit('site.register-field', `register-field:${params.field}`, { before, after })
  return after
})
