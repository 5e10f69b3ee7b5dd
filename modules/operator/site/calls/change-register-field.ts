import {
  changeRegisterField,
  changeRegisterFieldSchemas,
} from '../../../../contract/operator/system/change-register-field.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeFieldOrPropose } from '../site-changes.ts'

export const handleChangeRegisterField = handle(
  changeRegisterField,
  changeRegisterFieldSchemas,
  (context, { params, body }) => {
    const { patternId, ...rule } = body.rule ?? { patternId: null }
    return changeFieldOrPropose(
      context,
      params.field,
      body.rule ? { ...rule, ...(patternId === null ? {} : { patternId }) } : null,
    )
  },
)
