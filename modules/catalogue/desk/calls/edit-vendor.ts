import { refuse } from '../../../../contract/errors.ts'
import { editVendor, editVendorSchemas } from '../../../../contract/operator/catalogue/edit-vendor.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { checkPictures } from '../desk.ts'
import { readNames } from '../rules/given-names.ts'
import { lockVendorListing, writeOwnVendor } from '../store/desk-vendors.ts'

export const handleEditVendor = handle(editVendor, editVendorSchemas, async (context, { params, body }) => {
  const { tx, merchant } = context
  const before = (await lockVendorListing(tx, merchant.id, params.vassalage)) ?? refuse('VENDOR_NOT_FOUND')
  await checkPictures(context, { iconUrl: body.iconUrl })
  const names = Object.fromEntries(
    Object.entries({ ...before.own_names, ...readNames(body.names ?? {}) }).filter(([, name]) => name !== ''),
  )
  const iconUrl = body.iconUrl === undefined ? before.own_icon_url : body.iconUrl || null
  await writeOwnVendor(tx, merchant.id, params.vassalage, names, iconUrl)
  await context.audit('vendor.edit', `vendor:${params.vassalage}`, {
    before: { names: before.own_names, iconUrl: before.own_icon_url },
    after: { names, iconUrl },
  })
  await tellCatalogueChanged(tx)
  return {}
})
