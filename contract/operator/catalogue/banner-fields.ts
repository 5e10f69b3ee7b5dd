/** A banner as the console has it. Server side only. */
import { Type } from 'typebox'
import { bannerGroups, linkageTypes } from '../../shared/banner-words.ts'
import { ByLanguage } from '../../shared/content-fields.ts'
import { Id, Nullable, OneOf, Text, Time } from '../../shared/fields.ts'

export const BannerFields = () => ({
  groupName: OneOf(bannerGroups),
  imageUrl: Type.String({
    maxLength: 200,
    pattern: '^/(files|art)/[A-Za-z0-9._-]+$',
    description: 'address of an uploaded picture',
  }),
  titles: ByLanguage(80),
  texts: ByLanguage(160),
  linkageType: OneOf(linkageTypes),
  linkage: Text(300),
  position: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: 'banners with lower numbers come first',
  }),
  isShown: Type.Boolean(),
  startsAt: Nullable(Time('null: since ever')),
  endsAt: Nullable(Time('null: for good')),
  languages: Type.Array(OneOf(['TH', 'EN']), {
    maxItems: 2,
    uniqueItems: true,
    description: 'empty: every language',
  }),
})

export const BannerId = () => Type.Object({ bannerId: Id() })
