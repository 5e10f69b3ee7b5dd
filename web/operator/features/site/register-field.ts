import type { listRegisterFieldsSchemas } from '../../../../contract/operator/system/list-register-fields.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export type RegisterField = ValueOf<typeof listRegisterFieldsSchemas>['fields'][number]

/** A field whose own expression is not in the list keeps it under a name of its own. */
export const usesOwnPattern = (field: RegisterField): boolean =>
  field.ownPattern !== null && field.acceptedPattern === field.ownPattern
export const patternText = (field: RegisterField, t: Translate): string =>
  t(usesOwnPattern(field) ? 'site_pattern_own' : (`site_pattern_${field.patternId}` as TextKey))
