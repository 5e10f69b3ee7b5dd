/** E-mail addresses as they are stored: trimmed and in lower case. */
import { refuseWith } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { faultOf, registerFieldsOf } from '../../system/index.ts'

/** The address as registration requires it; a field error if it is not valid. */
export async function readEmail(
  context: Pick<RequestContext, 'database' | 'merchant'>,
  typed: string,
): Promise<string> {
  const email = typed.trim().toLowerCase()
  const { email: rule } = await registerFieldsOf(context.database.aside, context.merchant.id)
  const fault = faultOf('email', { ...rule, enabled: true, required: true }, email)
  if (fault) refuseWith('REQUEST_INVALID', { fields: [fault] })
  return email
}
