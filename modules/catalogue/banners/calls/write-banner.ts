import { randomUUID } from 'node:crypto'
import { writeBanner, writeBannerSchemas } from '../../../../contract/operator/catalogue/write-banner.ts'
import { handle } from '../../../../platform/calls.ts'
import { keepBanner } from '../banners.ts'

export const handleWriteBanner = handle(writeBanner, writeBannerSchemas, async (context, { body }) => {
  const after = await keepBanner(context, randomUUID(), body)
  await context.audit('banner.write', `banner:${after.bannerId}`, { before: null, after })
  return { bannerId: after.bannerId }
})
