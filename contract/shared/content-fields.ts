/** Schemas of what an operator writes for the site, for both audiences. Server side only. */
import { Type } from 'typebox'
import { announcementKinds, articleSections, executions, promotionTypes } from './content-words.ts'
import { Id, Nullable, OneOf, Text, Time } from './fields.ts'

/**
 * A picture on our own host: an upload or a picture of the product. No other address is ever stored
 * (security/decisions.md §4, T-J1).
 */
export const OwnPicture = () =>
  Type.String({
    maxLength: 200,
    pattern: '^(/(files|art)/[A-Za-z0-9._-]+)?$',
    description: 'address of an uploaded picture, empty for none',
  })

/**
 * One text in the languages that a merchant writes; a title needs at least one, which is shown in place of
 * the others.
 */
export const ByLanguage = (maxLength: number) => Type.Object({ TH: Text(maxLength), EN: Text(maxLength) })

/** The promotion that an announcement leads to. */
export const PromotionId = () =>
  Type.String({
    maxLength: 100,
    pattern: '^[A-Za-z0-9_-]*$',
    description: 'where its button leads if it is about a promotion; empty: the reward centre',
  })

export const AnnouncementDraft = () => ({
  kind: OneOf(announcementKinds),
  execution: OneOf(executions),
  promotionType: OneOf(promotionTypes),
  promotionId: Type.Optional(PromotionId()),
  titles: ByLanguage(120),
  contents: ByLanguage(20_000),
  imageUrl: OwnPicture(),
  isShown: Type.Boolean(),
  startsAt: Time('also its date on the page'),
  endsAt: Nullable(Time()),
})

export const ArticleDraft = () => ({
  section: OneOf(articleSections),
  slug: Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'its part of the address of its page',
  }),
  titles: ByLanguage(120),
  seoTitles: ByLanguage(70),
  summaries: ByLanguage(300),
  contents: ByLanguage(60_000),
  imageUrl: OwnPicture(),
  publishedAt: Nullable(Time('null: a draft; in the future: it waits for its day')),
})

export const AnnouncementId = () => Type.Object({ announcementId: Id() })
export const ArticleId = () => Type.Object({ articleId: Id() })
