/** Banners: which ones a visitor sees now, and how a draft is stored. */
import type { Static, TSchema } from 'typebox'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { writeBannerSchemas } from '../../../contract/operator/catalogue/write-banner.ts'
import type { CallContext, RequestContext } from '../../../platform/calls.ts'
import { textsFor, tellCatalogueChanged } from '../core/catalogue.ts'
import { isSafeLinkage } from './rules/linkage.ts'
import type { BannerJson } from '../core/rules/banner-json.ts'
import { lockBanner, putBanner, type BannerDraft } from './store/banners.ts'

type Body = ReturnType<typeof writeBannerSchemas>['body'] extends infer Schema extends TSchema
  ? Static<Schema>
  : never

/** The merchant's banners that are shown now, in the requested language or the caller's, in their order. */
export function bannersFor(
  context: Pick<RequestContext, 'use' | 'merchant' | 'language' | 'country' | 'now'>,
  language?: string,
): readonly BannerJson[] {
  const { now } = context
  return textsFor(context, language)
    .banners.filter(
      ({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now),
    )
    .map(({ json }) => json)
}

/** Those in the windows for visitors, by group. */
export function windowBannersFor(
  context: Pick<RequestContext, 'use' | 'merchant' | 'language' | 'country' | 'now'>,
): {
  w_login: BannerJson[]
  w_register: BannerJson[]
} {
  const banners = bannersFor(context)
  return {
    w_login: banners.filter(({ groupName }) => groupName === 'w_login'),
    w_register: banners.filter(({ groupName }) => groupName === 'w_register'),
  }
}

/**
 * Stores a draft; REQUEST_INVALID names the field if the link is unsafe or the end precedes the beginning.
 */
export async function keepBanner(context: CallContext, bannerId: string, body: Body): Promise<BannerDraft> {
  if (!isSafeLinkage(body.linkageType, body.linkage)) refuseFields([{ field: 'linkage', rule: 'pattern' }])
  if (body.startsAt && body.endsAt && Date.parse(body.endsAt) <= Date.parse(body.startsAt))
    refuseFields([{ field: 'endsAt', rule: 'minimum' }])
  const banner: BannerDraft = {
    bannerId,
    ...body,
    startsAt: body.startsAt ? new Date(body.startsAt) : null,
    endsAt: body.endsAt ? new Date(body.endsAt) : null,
  }
  await putBanner(context.tx, context.merchant.id, banner)
  await tellCatalogueChanged(context.tx)
  return banner
}

export async function knownBanner(context: CallContext, bannerId: string): Promise<BannerDraft> {
  return (await lockBanner(context.tx, context.merchant.id, bannerId)) ?? refuse('BANNER_NOT_FOUND')
}
