/** What a game is called in the caller's language. */
import type { CallContext } from '../../platform/calls.ts'
import { catalogueKey, type Catalogue } from '../catalogue/index.ts'

type Texts = ReturnType<Catalogue['of']>['byLanguage']['th']

/** One index for each snapshot and language; it goes when the snapshot does. */
const indexes = new WeakMap<Texts, Map<string, string>>()

/** A game that the house no longer lists goes by its code. */
export function gameNamer(context: Pick<CallContext, 'use' | 'merchant' | 'language'>): (vendor: string, gameCode: string) => string {
  const texts = context.use(catalogueKey).of(context.merchant.id).byLanguage[context.language]
  let index = indexes.get(texts)
  if (!index) {
    index = new Map(texts.games.map(({ json }) => [`${json.vassalage}/${json.gameCode}`, json.displayName]))
    indexes.set(texts, index)
  }
  const names = index
  return (vendor, gameCode) => names.get(`${vendor}/${gameCode}`) ?? gameCode
}
