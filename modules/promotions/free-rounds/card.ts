/** A grant as its member sees it: what is left, and the games that it can be played in. */
import type { CallContext } from '../../../platform/calls.ts'
import { defineSlot } from '../../../platform/services.ts'
import { catalogueKey } from '../../catalogue/index.ts'
import type { GrantRow } from './store/grants.ts'

type Context = Pick<CallContext, 'language' | 'use' | 'merchant'>

/** Whose slots free rounds are played in. */
export const freeRoundVendorKey = defineSlot<{ readonly code: string }>('promotions.free-round-vendor', {
  code: '',
})

/** The page of the site in whose frame the game runs. */
export const gameLink = (context: Pick<Context, 'use'>, gameCode: string): string =>
  `/seamless?${new URLSearchParams({ vendor: context.use(freeRoundVendorKey).code, gameCode })}`

export function freeRoundsCard(context: Context, grant: GrantRow | undefined) {
  if (!grant) return null
  const { code } = context.use(freeRoundVendorKey)
  const catalogue = context.use(catalogueKey).of(context.merchant.id)
  const { grantId, roundAmount, roundCount, leftCount, wonAmount, mostAmount, endsAt, endedAt } = grant
  return {
    ...{ grantId, roundAmount, roundCount, leftCount, wonAmount, mostAmount, endsAt },
    isOpen: endedAt === null,
    games: grant.games.map((gameCode) => ({
      gameCode,
      name: catalogue.nameOf(code, gameCode, context.language.toUpperCase()) ?? gameCode,
      isOpen: catalogue.gameOf(code, gameCode)?.state === 'OPEN',
      link: gameLink(context, gameCode),
    })),
  }
}
