/** Kinds that a page of the member's centre shows and acts on. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import { promotionKindOf } from '../../../kernel/promotions/kinds/index.ts'

const ownPage = (kind: PromotionKindCode) => promotionKindOf[kind]?.ownPage

/** Of these there are many at a time, and their page lists them. */
export const isListedElsewhere = (kind: PromotionKindCode): boolean => ownPage(kind)?.isTheirList === true

export const hasPage = (kind: PromotionKindCode): boolean => ownPage(kind) !== undefined

/** Where it is; one page for several promotions is told which of them to show. */
export function pageOf(kind: PromotionKindCode, promotionId: string): string | undefined {
  const page = ownPage(kind)
  if (!page) return undefined
  return `/member?page=${page.name}${page.idAs ? `&${page.idAs}=${promotionId}` : ''}`
}

/** A board; with a period, what that period came to. */
export function boardPage(promotionId: string, period?: string): string {
  const board = pageOf('LEADERBOARD', promotionId)!
  return period === undefined ? board : `${board}&period=${period}`
}

export const rafflePage = (promotionId: string): string => pageOf('RAFFLE', promotionId)!
