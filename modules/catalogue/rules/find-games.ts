/** A house's games by filter and name. Answers are kept while the snapshot stands, since most people ask for the same. */
import { jsonArray } from '../../../platform/ready-value.ts'
import { searchNames } from './find-by-name.ts'
import type { ListedGame } from './listed-game.ts'
import { saidCategory } from './said-category.ts'
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

/** So many answers are kept, and so many pages of them, each 25 KB or so. */
const MOST_KEPT = 600
const MOST_PAGES = 600
const NAMES_A_STEP = 200

export class GameFinder {
  readonly #games: readonly ListedGame[]
  readonly #byNode: ReadonlyMap<number, ListedGame>
  readonly #house: SearchedHouse
  #index: SearchIndex | undefined
  readonly #older: SearchIndex | undefined
  #prepared: Map<string, Field> | undefined
  /** By place in the index; a game that is not shown has none. */
  #listed: readonly (ListedGame | undefined)[] | undefined
  readonly #kept = new Map<string, readonly ListedGame[]>()
  #pages = new WeakMap<readonly ListedGame[], Map<string, Buffer>>()
  #pageCount = 0

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
    return keep(this.#kept, `${keyOf(filter)}\n${name}`, () => this.#named(name).filter(filterOf(filter)))
  }

  /** A page of what was found as JSON text, an array. */
  page(found: readonly ListedGame[], language: string, pageNo: number, pageSize: number): Buffer {
    const pages = this.#pages.get(found) ?? new Map<string, Buffer>()
    const key = `${language}|${pageSize}|${pageNo}`
    const known = pages.get(key)
    if (known) return known
    const made = jsonArray(found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => game.bytes(language)))
    if (++this.#pageCount > MOST_PAGES) {
      this.#pages = new WeakMap()
      this.#pageCount = 0
    }
    this.#pages.set(found, pages.set(key, made))
    return made
  }

  /** An example vendor's games are listed only for those who ask for the vendor; a search by name finds them too. */
  #pass(filter: GameFilter): readonly ListedGame[] {
    const passes = filterOf(filter)
    const isOfVendor = isSet(filter.vassalage)
    return keep(this.#kept, keyOf(filter), () => this.#games.filter((game) => (isOfVendor || !game.isExample) && passes(game)))
  }

  #named(name: string): readonly ListedGame[] {
    const own = this.#search(name)
    const said = saidCategory(name)
    if (!said) return own.games
    const has = said.has ?? (() => true)
    // A name that has the very word is meant first, then the category.
    const hasWord = ({ row }: ListedGame) => Object.values(row.names).some((one) => fieldOf(one!).folded.includes(said.word))
    if (said.rest === '') return said.has ? [...new Set([...this.#search(said.word).games.filter(hasWord), ...this.#games.filter((game) => !game.isExample && has(game))])] : own.games
    if (own.isSure) return own.games
    const narrowed = this.#search(said.rest).games.filter(has)
    return narrowed.length > 0 ? narrowed : own.games
  }

  #search(name: string): { games: readonly ListedGame[]; isSure: boolean } {
    const index = this.#build()
    const listed = this.#listed ??= index.games.map(({ nodeId }) => this.#byNode.get(nodeId))
    const { games, isSure } = searchNames(index, name, (game) => listed[game]?.place ?? Infinity)
    return { games: games.flatMap((game) => listed[game] ?? []), isSure }
  }
}

function keyOf({ gameType, vassalage, gameClassify, isNew, isHot }: GameFilter): string {
  return [gameType, vassalage, gameClassify].map((value) => (isSet(value) ? value : '')).join('|') + (isTrue(isNew) ? '|new' : '') + (isTrue(isHot) ? '|hot' : '')
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
