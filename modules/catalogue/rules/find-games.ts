/** A house's games by filter and name. Answers are kept while the snapshot stands, since most people ask for the same. */
import { findByName } from './find-by-name.ts'
import type { ListedGame } from './listed-game.ts'
import { buildSearchIndex, fieldOf, isIndexOf, type Field, type SearchedGame, type SearchedVendor, type SearchIndex } from './search-index.ts'
import { normaliseName } from './search-text.ts'

export interface GameFilter {
  readonly gameType?: string
  readonly vassalage?: string
  readonly gameClassify?: string
  readonly gameName?: string
  readonly isNew?: string
  readonly isHot?: string
}

/** All games and vendors of the house, closed ones too: a game that opens again needs no new index. */
export interface SearchedHouse { readonly games: readonly SearchedGame[]; readonly vendors: readonly SearchedVendor[] }

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '' && value !== 'ALL'
/** The client sends flags as numbers or words. */
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** So many answers are kept of each kind. */
const MOST_KEPT = 500
const NAMES_A_STEP = 200

export class GameFinder {
  readonly #games: readonly ListedGame[]
  readonly #byNode: ReadonlyMap<number, ListedGame>
  readonly #house: SearchedHouse
  #index: SearchIndex | undefined
  readonly #older: SearchIndex | undefined
  #prepared: Map<string, Field> | undefined
  readonly #filtered = new Map<string, readonly ListedGame[]>()
  readonly #found = new Map<string, readonly ListedGame[]>()

  constructor(games: readonly ListedGame[], byNode: ReadonlyMap<number, ListedGame>, house: SearchedHouse, before?: GameFinder) {
    this.#games = games
    this.#byNode = byNode
    this.#house = house
    this.#older = before && (before.#index ?? before.#older)
    if (this.#older && isIndexOf(this.#older, house.games, house.vendors)) this.#index = this.#older
  }

  /** Prepares the search in small steps, so that the first who searches need not wait and nobody waits meanwhile. */
  * prepare(): Generator<void> {
    if (this.#index) return
    const prepared = new Map<string, Field>()
    let step = 0
    for (const { names, gameCode } of this.#house.games) {
      for (const name of [...Object.values(names), gameCode]) if (name !== undefined) prepared.set(name, this.#older?.known.get(name) ?? fieldOf(name))
      if (++step % NAMES_A_STEP === 0) yield
    }
    this.#prepared = prepared
    yield
    this.#build()
  }

  #build(): SearchIndex {
    return this.#index ??= buildSearchIndex(this.#house.games, this.#house.vendors, this.#prepared ?? this.#older?.known)
  }

  /** In the order of the lobby; found by name, the best match first. */
  find(filter: GameFilter): readonly ListedGame[] {
    const name = filter.gameName?.trim() ?? ''
    if (name === '') return this.#pass(filter)
    // A search for signs alone finds nothing rather than everything.
    if (normaliseName(name) === '') return []
    const passes = filterOf(filter)
    return this.#named(name).filter(passes)
  }

  #pass(filter: GameFilter): readonly ListedGame[] {
    const { gameType, vassalage, gameClassify, isNew, isHot } = filter
    const key = [gameType, vassalage, gameClassify].map((value) => (isSet(value) ? value : '')).join('|') + (isTrue(isNew) ? '|new' : '') + (isTrue(isHot) ? '|hot' : '')
    return keep(this.#filtered, key, () => this.#games.filter(filterOf(filter)))
  }

  #named(name: string): readonly ListedGame[] {
    return keep(this.#found, name, () => {
      const index = this.#build()
      const { games } = index
      const listed = games.map(({ nodeId }) => this.#byNode.get(nodeId))
      return findByName(index, name, (game) => listed[game]?.place ?? Infinity).flatMap((game) => listed[game] ?? [])
    })
  }
}

function keep(kept: Map<string, readonly ListedGame[]>, key: string, make: () => readonly ListedGame[]): readonly ListedGame[] {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return made
}

/** Whether a game passes every filter that is set, its name left aside. */
export function filterOf({ gameType, vassalage, gameClassify, isNew, isHot }: GameFilter): (game: ListedGame) => boolean {
  const [onlyNew, onlyHot] = [isTrue(isNew), isTrue(isHot)]
  return (game) => (!isSet(gameType) || game.gameType === gameType)
    && (!isSet(vassalage) || game.vendor === vassalage)
    && (!isSet(gameClassify) || game.row.game_classify === gameClassify)
    && (!onlyNew || game.isNew) && (!onlyHot || game.isHot)
}
