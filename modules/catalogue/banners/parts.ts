/** Banners: what operators write and pages show. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeBanner } from './calls/change-banner.ts'
import { handleListAllBanners } from './calls/list-all-banners.ts'
import { handleRemoveBanner } from './calls/remove-banner.ts'
import { handleWriteBanner } from './calls/write-banner.ts'

export const bannerParts = {
  calls: [handleListAllBanners, handleWriteBanner, handleChangeBanner, handleRemoveBanner],
} satisfies ModuleParts
