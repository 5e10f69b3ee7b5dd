import { refuse, refuseFields } from '../../../../../contract/errors.ts'
import { addVendor, addVendorSchemas } from '../../../../../contract/operator/launch/add-vendor.ts'
import { handle } from '../../../../../platform/calls.ts'
import { listNewVendor, readNames } from '../../../../catalogue/index.ts'
import { isLaunchAddress } from '../rules/vendor-address.ts'
import { askForSecret } from '../vendor-secrets.ts'
import { admitVendor } from '../vendors.ts'

/** Answered once and stored nowhere in plain text, so the call has no key: a repeat finds the code taken. */
export const handleAddVendor = handle(addVendor, addVendorSchemas, async (context, { body }) => {
  const { tx, merchant, config } = context
  const { vassalage, launchUrl, opensIn = 'IFRAME' } = body
  const names = readNames(body.names)
  const [thai, english] = [names.TH || names.EN, names.EN || names.TH]
  if (!thai || !english) refuseFields([{ field: 'names.EN', rule: 'required' }])
  if (!isLaunchAddress(launchUrl, config.mode === 'live'))
    refuseFields([{ field: 'launchUrl', rule: 'format' }])
  const told = {
    ...Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')),
    TH: thai!,
    EN: english!,
  }
  if (!(await listNewVendor(tx, merchant.id, vassalage, told))) refuse('VENDOR_TAKEN')
  await admitVendor(tx, config.secretKey, { code: vassalage, launchUrl, opensIn })
  await context.audit('vendor.add', `vendor:${vassalage}`, { names: told, launchUrl, opensIn })
  return { vassalage, ...(await askForSecret(context, vassalage)) }
})
