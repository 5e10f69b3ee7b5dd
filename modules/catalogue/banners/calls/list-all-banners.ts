import {
  listAllBanners,
  listAllBannersSchemas,
} from '../../../../contract/operator/catalogue/list-all-banners.ts'
import { handle } from '../../../../platform/calls.ts'
import { readAllBanners } from '../store/banners.ts'

export const handleListAllBanners = handle(
  listAllBanners,
  listAllBannersSchemas,
  async ({ tx, merchant, now }) => {
    const banners = await readAllBanners(tx, merchant.id)
    return {
      list: banners.map((banner) => ({
        ...banner,
        languages: [...banner.languages],
        isLive:
          banner.isShown &&
          (banner.startsAt === null || banner.startsAt <= now) &&
          (banner.endsAt === null || banner.endsAt > now),
      })),
    }
  },
)
