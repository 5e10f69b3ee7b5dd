/** Banners: what a visitor sees of them now, and how a draft is kept. */
import type { Static, TSchema } from 'typebox'
import { refuse, refuseFields } from '../../contract/errors.ts'
import type { writeBannerSchemas } from '../../contract/operator/catalogue/write-banner.ts'
import type { CallContext, RequestContext } from '../../platform/calls.ts'
import { textsFor, tellCatalogueChanged } from './catalogue.ts'
import { isSafeLinkage } from './rules/linkage.ts'
import type { BannerJson } from './rules/banner-json.ts'
import { lockBanner, putBanner, type BannerDraft } from './store/banners.ts'

type Body = ReturnType<typeof writeBannerSchemas>['body'] extends infer Schema extends TSchema ? Static<Schema> : never

/** The banners of the caller's house whose time it is, in the asked language or the caller's, in their order. */
export function bannersFor(context: Pick<RequestContext, 'use' | 'merchant' | 'language' | 'now'>, language?: string): readonly BannerJson[] {
  const { now } = context
  return textsFor(context, language).banners.filter(({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now)).map(({ json }) => json)
}

/** Those of the windows for visitors, by their group. */
export function windowBannersFor(context: Pick<RequestContext, 'use' | 'merchant' | 'language' | 'now'>): { w_login: BannerJson[]; w_register: BannerJson[] } {
  const banners = bannersFor(context)
  return { w_login: banners.filter(({ groupName }) => groupName === 'w_login'), w_register: banners.filter(({ groupName }) => groupName === 'w_register') }
}

/** Keeps a draft; REQUEST_INVALID names the field where the link is unsafe or the end stands before the beginning. */
export async function keepBanner(context: CallContext, bannerId: string, body: Body): Promise<BannerDraft> {
  if (!isSafeLinkage(body.linkageType, body.linkage)) refuseFields([{ field: 'linkage', rule: 'pattern' }])
  if (body.startsAt && body.endsAt && Date.parse(body.endsAt) <= Date.parse(body.startsAt)) refuseFields([{ field: 'endsAt', rule: 'minimum' }])
  const banner: BannerDraft = { bannerId, ...body, startsAt: body.startsAt ? new Date(body.startsAt) : null, endsAt: body.endsAt ? new Date(body.endsAt) : null }
  await putBanner(context.tx, context.merchant.id, banner)
  await tellCatalogueChanged(context.tx)
  return banner
}

export async function knownBanner(context: CallContext, bannerId: string): Promise<BannerDraft> {
  return await lockBanner(context.tx, context.merchant.id, bannerId) ?? refuse('BANNER_NOT_FOUND')
}
