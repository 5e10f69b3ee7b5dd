import {
  listRegisterFields,
  listRegisterFieldsSchemas,
} from '../../../../contract/operator/system/list-register-fields.ts'
import { fieldPatterns } from '../../../../contract/shared/field-patterns.ts'
import { handle } from '../../../../platform/calls.ts'
import { registerFieldStates } from '../../../system/index.ts'

export const handleListRegisterFields = handle(
  listRegisterFields,
  listRegisterFieldsSchemas,
  async (context) => ({
    fields: await registerFieldStates(context.tx, context.merchant.id),
    patterns: Object.entries(fieldPatterns).map(([patternId, { source }]) => ({
      patternId: parseInt(patternId, 10),
      acceptedPattern: source,
    })),
  }),
)
