/**
 * A merchant's games by filter and name. Results are cached while the snapshot is valid, since most people
 * ask for the same.
 */
import { jsonArray } from '../../../../platform/ready-value.ts'
import { searchNames } from './find-by-name.ts'
import type { ListedGame } from '../../shared/rules/listed-game.ts'
import { saidCategory } from './said-category.ts'
import {
  buildSearchIndex,
  fieldOf,
  isIndexOf,
  type Field,
  type SearchedGame,
  type SearchedVendor,
  type SearchIndex,
} from './search-index.ts'
import { normaliseName } from './search-text.ts'

export interface GameFilter {
  readonly gameType?: string
  readonly vassalage?: string
  readonly gameClassify?: string
  readonly gameName?: string
  readonly isNew?: string
  readonly isHot?: string
  /** Only games of the house's own vendors. */
  readonly isOfHouse?: boolean
  /** Only games that are booked under it. */
  readonly product?: string
}

/** All games and vendors of the merchant, closed ones too: a game that opens again needs no new index. */
export interface SearchedHouse {
  readonly games: readonly SearchedGame[]
  readonly vendors: readonly SearchedVendor[]
}

const isSet = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== 'ALL'
/** The client sends flags as numbers or words. */
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** The number of cached results, and of their pages of about 25 KB each. */
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
  /** By index; a game that is not shown has none. */
  #listed: readonly (ListedGame | undefined)[] | undefined
  readonly #kept = new Map<string, readonly ListedGame[]>()
  #pages = new WeakMap<readonly ListedGame[], Map<string, Buffer>>()
  #pageCount = 0

  constructor(
    games: readonly ListedGame[],
    byNode: ReadonlyMap<number, ListedGame>,
    house: SearchedHouse,
    before?: GameFinder,
  ) {
    this.#games = games
    this.#byNode = byNode
    this.#house = house
    this.#older = before && (before.#index ?? before.#older)
    if (this.#older && isIndexOf(this.#older, house.games, house.vendors)) this.#index = this.#older
  }

  /** Prepares the search in small steps, so that the first search need not wait and no other request does. */
  *prepare(): Generator<void> {
    if (this.#index) return
    const prepared = new Map<string, Field>()
    let step = 0
    for (const { names, gameCode } of this.#house.games) {
      for (const name of [...Object.values(names), gameCode])
        if (name !== undefined) prepared.set(name, this.#older?.known.get(name) ?? fieldOf(name))
      if (++step % NAMES_A_STEP === 0) yield
    }
    this.#prepared = prepared
    yield
    this.#build()
  }

  #build(): SearchIndex {
    return (this.#index ??= buildSearchIndex(
      this.#house.games,
      this.#house.vendors,
      this.#prepared ?? this.#older?.known,
    ))
  }

  /** In the order of the lobby; by name with the best match first. */
  find(filter: GameFilter): readonly ListedGame[] {
    const name = filter.gameName?.trim() ?? ''
    if (name === '') return this.#pass(filter)
    // A search for signs alone finds nothing rather than everything.
    if (normaliseName(name) === '') return []
    return keep(this.#kept, `${keyOf(filter)}\n${name}`, () => this.#named(name).filter(filterOf(filter)))
  }

  /** A page of the result as JSON text, an array. */
  page(found: readonly ListedGame[], language: string, pageNo: number, pageSize: number): Buffer {
    const pages = this.#pages.get(found) ?? new Map<string, Buffer>()
    const key = `${language}|${pageSize}|${pageNo}`
    const known = pages.get(key)
    if (known) return known
    const made = jsonArray(
      found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => game.bytes(language)),
    )
    if (++this.#pageCount > MOST_PAGES) {
      this.#pages = new WeakMap()
      this.#pageCount = 0
    }
    this.#pages.set(found, pages.set(key, made))
    return made
  }

  /**
   * An example vendor's games are listed only if the vendor is asked for; a search by name finds them too.
   */
  #pass(filter: GameFilter): readonly ListedGame[] {
    const passes = filterOf(filter)
    const isOfVendor = isSet(filter.vassalage)
    return keep(this.#kept, keyOf(filter), () =>
      this.#games.filter((game) => (isOfVendor || !game.isExample) && passes(game)),
    )
  }

  #named(name: string): readonly ListedGame[] {
    const own = this.#search(name)
    const said = saidCategory(name)
    if (!said) return own.games
    const has = said.has ?? (() => true)
    // A name with exactly this word comes first, then the category.
    const hasWord = ({ row }: ListedGame) =>
      Object.values(row.names).some((one) => fieldOf(one!).folded.includes(said.word))
    if (said.rest === '')
      return said.has
        ? [
            ...new Set([
              ...this.#search(said.word).games.filter(hasWord),
              ...this.#games.filter((game) => !game.isExample && has(game)),
            ]),
          ]
        : own.games
    if (own.isSure) return own.games
    const narrowed = this.#search(said.rest).games.filter(has)
    return narrowed.length > 0 ? narrowed : own.games
  }

  #search(name: string): { games: readonly ListedGame[]; isSure: boolean } {
    const index = this.#build()
    const listed = (this.#listed ??= index.games.map(({ nodeId }) => this.#byNode.get(nodeId)))
    const { games, isSure } = searchNames(index, name, (game) => listed[game]?.place ?? Infinity)
    return { games: games.flatMap((game) => listed[game] ?? []), isSure }
  }
}

function keyOf(filter: GameFilter): string {
  const { gameType, vassalage, gameClassify, product, isNew, isHot, isOfHouse } = filter
  return (
    [gameType, vassalage, gameClassify, product].map((value) => (isSet(value) ? value : '')).join('|') +
    (isTrue(isNew) ? '|new' : '') +
    (isTrue(isHot) ? '|hot' : '') +
    (isOfHouse ? '|house' : '')
  )
}

function keep(
  kept: Map<string, readonly ListedGame[]>,
  key: string,
  make: () => readonly ListedGame[],
): readonly ListedGame[] {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return made
}

/** Whether a game passes every filter except the name. */
export function filterOf({
  gameType,
  vassalage,
  gameClassify,
  isNew,
  isHot,
  isOfHouse = false,
  product,
}: GameFilter): (game: ListedGame) => boolean {
  const [onlyNew, onlyHot] = [isTrue(isNew), isTrue(isHot)]
  return (game) =>
    (!isSet(gameType) || game.gameType === gameType) &&
    (!isSet(vassalage) || game.vendor === vassalage) &&
    (!isSet(gameClassify) || game.row.game_classify === gameClassify) &&
    (!isOfHouse || game.vendorRow.is_house) &&
    (!isSet(product) || game.product === product) &&
    (!onlyNew || game.isNew) &&
    (!onlyHot || game.isHot)
}
