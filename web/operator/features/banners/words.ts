import type { listAllBannersSchemas } from '../../../../contract/operator/catalogue/list-all-banners.ts'
import type { writeBannerSchemas } from '../../../../contract/operator/catalogue/write-banner.ts'
import type { BannerGroup, LinkageType } from '../../../../contract/shared/banner-words.ts'
import type { BodyOf, ValueOf } from '../../../../contract/shared/call.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Banner = ValueOf<typeof listAllBannersSchemas>['list'][number]
export type Draft = BodyOf<typeof writeBannerSchemas>

export const groupTexts = {
  w_home: 'banner_group_home',
  w_login: 'banner_group_login',
  w_register: 'banner_group_register',
  w_forget: 'banner_group_forget',
} as const satisfies Record<BannerGroup, TextKey>
export const linkTexts = {
  NONE: 'banner_link_none',
  GAME: 'banner_link_game',
  CATEGORY: 'banner_link_category',
  PAGE: 'banner_link_page',
  URL: 'banner_link_url',
} as const satisfies Record<LinkageType, TextKey>
/** An example of each kind but a game, which is one that the house lists. */
export const linkHints = {
  NONE: '',
  CATEGORY: 'RNG',
  PAGE: '/announce',
  URL: 'https://example.com/page',
} as const satisfies Record<Exclude<LinkageType, 'GAME'>, string>

export function newBanner(): Draft {
  return {
    groupName: 'w_home',
    imageUrl: '',
    titles: { TH: '', EN: '' },
    texts: { TH: '', EN: '' },
    linkageType: 'NONE',
    linkage: '',
    position: 100,
    isShown: true,
    startsAt: null,
    endsAt: null,
    languages: [],
  }
}
