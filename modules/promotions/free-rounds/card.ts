/** A grant as its member sees it: what is left, and the games that it can be played in. */
import type { CallContext } from '../../../platform/calls.ts'
import { catalogueKey } from '../../catalogue/index.ts'
import type { GrantRow } from './store/grants.ts'

/** The studio's slots are listed under it (server/studio-games). */
const VENDOR = 'STUDIO'

export function freeRoundsCard(
  { language, use, merchant }: Pick<CallContext, 'language' | 'use' | 'merchant'>,
  grant: GrantRow | undefined,
) {
  if (!grant) return null
  const catalogue = use(catalogueKey).of(merchant.id)
  const { grantId, roundAmount, roundCount, leftCount, wonAmount, mostAmount, endsAt, endedAt } = grant
  return {
    ...{ grantId, roundAmount, roundCount, leftCount, wonAmount, mostAmount, endsAt },
    isOpen: endedAt === null,
    games: grant.games.map((gameCode) => ({
      gameCode,
      name: catalogue.nameOf(VENDOR, gameCode, language.toUpperCase()) ?? gameCode,
      isOpen: catalogue.gameOf(VENDOR, gameCode)?.state === 'OPEN',
    })),
  }
}
