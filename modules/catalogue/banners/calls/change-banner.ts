import { changeBanner, changeBannerSchemas } from '../../../../contract/operator/catalogue/change-banner.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepBanner, knownBanner } from '../banners.ts'

export const handleChangeBanner = handle(
  changeBanner,
  changeBannerSchemas,
  async (context, { params, body }) => {
    const before = await knownBanner(context, params.bannerId)
    const after = await keepBanner(context, before.bannerId, body)
    await context.audit('banner.change', `banner:${before.bannerId}`, { before, after })
    return { bannerId: before.bannerId }
  },
)
