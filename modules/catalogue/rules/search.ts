/** Names compared as people type them: without case, spaces, marks of writing and compatibility forms. */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/[\s\p{P}\p{S}\p{Z}]+/gu, '')
}

export interface GameFilter {
  readonly gameType?: string
  readonly vassalage?: string
  readonly gameClassify?: string
  readonly gameName?: string
  readonly isNew?: string
  readonly isHot?: string
}

interface Searchable {
  readonly json: { readonly gameType: string; readonly vassalage: string; readonly gameClassify: string; readonly isNew: number; readonly isHot: number }
  readonly searchText: string
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '' && value !== 'ALL'
/** The client sends flags as numbers or words. */
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** The games that pass every filter that is set, in their order. */
export function filterGames<Listed extends Searchable>(games: readonly Listed[], filter: GameFilter): readonly Listed[] {
  const name = filter.gameName === undefined ? '' : filter.gameName.trim()
  const wanted = normaliseName(name)
  // A search for signs alone finds nothing rather than everything.
  if (name !== '' && wanted === '') return []
  const { gameType, vassalage, gameClassify } = filter
  const [onlyNew, onlyHot] = [isTrue(filter.isNew), isTrue(filter.isHot)]
  return games.filter(({ json, searchText }) =>
    (!isSet(gameType) || json.gameType === gameType)
    && (!isSet(vassalage) || json.vassalage === vassalage)
    && (!isSet(gameClassify) || json.gameClassify === gameClassify)
    && (!onlyNew || json.isNew === 1)
    && (!onlyHot || json.isHot === 1)
    && (wanted === '' || searchText.includes(wanted)))
}
