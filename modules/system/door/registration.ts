/** The fields of the registration form. */
export { faultOf, type FieldFault } from '../../../contract/shared/field-rules.ts'
export { changeFieldRule, fieldRuleChangeOf, registerFieldStates } from '../registration-form.ts'
export type { FieldChange, RegisterFields } from '../rules/register-fields.ts'
export { registerFieldsOf } from '../site-info.ts'
