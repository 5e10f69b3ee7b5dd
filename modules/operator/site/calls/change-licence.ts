import { refuseFields } from '../../../../contract/errors.ts'
import { changeLicence, changeLicenceSchemas } from '../../../../contract/operator/system/change-licence.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantOf, setLicence } from '../../../system/index.ts'

/** Both or none: a number without its validator claims what nobody can check (domain/gaps.md §7 row 27). */
export const handleChangeLicence = handle(changeLicence, changeLicenceSchemas, async (context, { body }) => {
  const isEmpty = !body.text && !body.number && !body.validatorUrl
  const missing = (['text', 'number', 'validatorUrl'] as const).filter((field) => !isEmpty && !body[field])
  if (missing.length > 0) refuseFields(missing.map((field) => ({ field, rule: 'required' })))
  await setLicence(context.tx, context.merchant.id, body)
  await context.audit('site.licence', `site:${context.merchant.code}`, {
    before: merchantOf(context).licence,
    after: isEmpty ? null : body,
  })
  return body
})
