import { refuseFields } from '../../../../contract/errors.ts'
import { orderVendors, orderVendorsSchemas } from '../../../../contract/operator/catalogue/order-vendors.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { writeVendorOrder } from '../store/desk-vendors.ts'

export const handleOrderVendors = handle(orderVendors, orderVendorsSchemas, async (context, { body }) => {
  const { named, listed } = await writeVendorOrder(context.tx, context.merchant.id, body.vendors)
  if (named !== listed || named !== BigInt(body.vendors.length))
    refuseFields([{ field: 'vendors', rule: 'invalid' }])
  await context.audit('vendor.order', `vendors:${body.vendors.length}`, { after: body.vendors })
  await tellCatalogueChanged(context.tx)
  return {}
})
