/** The name of a game in the caller's language. */
import type { CallContext } from '../../../platform/calls.ts'
import { catalogueKey } from '../../catalogue/index.ts'

/** A game that the merchant no longer lists is shown by its code. */
export function gameNamer(
  context: Pick<CallContext, 'use' | 'merchant' | 'language'>,
): (vendor: string, gameCode: string) => string {
  const snapshot = context.use(catalogueKey).of(context.merchant.id)
  const language = context.language.toUpperCase()
  return (vendor, gameCode) => snapshot.nameOf(vendor, gameCode, language) ?? gameCode
}
