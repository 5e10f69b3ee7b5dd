import { removeBanner, removeBannerSchemas } from '../../../../contract/operator/catalogue/remove-banner.ts'
import { handle } from '../../../../platform/calls.ts'
import { knownBanner } from '../banners.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { deleteBanner } from '../store/banners.ts'

export const handleRemoveBanner = handle(removeBanner, removeBannerSchemas, async (context, { params }) => {
  const before = await knownBanner(context, params.bannerId)
  await deleteBanner(context.tx, context.merchant.id, before.bannerId)
  await tellCatalogueChanged(context.tx)
  await context.audit('banner.remove', `banner:${before.bannerId}`, { before, after: null })
  return {}
})
