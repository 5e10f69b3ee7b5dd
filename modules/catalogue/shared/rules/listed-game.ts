/**
 * A game as a merchant lists it: what launching needs, and its JSON in each language, made when it is first
 * shown.
 */
import type { Static } from 'typebox'
import type { Product } from '../../../../contract/shared/product-words.ts'
import { MAIN_WALLET } from '../../../../contract/shared/wallets.ts'
import type {
  CatalogueState,
  Game,
  GameType,
} from '../../../../contract/player/catalogue/catalogue-fields.ts'

export type GameJson = Static<ReturnType<typeof Game>>

/** By language, as stored: upper-case codes; Thai and English always. */
export type Names = Readonly<Record<'TH' | 'EN', string> & Partial<Record<string, string>>>

export interface VendorRow {
  vendor_code: string
  names: Names
  icon_url: string
  wallet_name: string
  state: CatalogueState
  /** With MAINTENANCE: its end; null if it is not known. */
  maintenance_until: Date | null
  /** Shows how an integration works: its games are listed only with the vendor. */
  is_example: boolean
  /** The house's own vendor: its rounds can be proved, and its lotteries are the house's. */
  is_house: boolean
  /** What all its games are booked under; null: each under its own category. */
  product: Product | null
}
export interface GameRow {
  node_id: number
  vendor_code: string
  game_code: string
  game_type: GameType
  game_classify: GameJson['gameClassify']
  /** What its money is booked under, in every house. */
  product: Product
  names: Names
  icon_url: string
  large_icon_url: string
  is_free_playable: boolean
  rtp: string
  state: CatalogueState
  is_hot: boolean
  is_new: boolean
  maintenance_until: Date | null
}

/** What launching and betting need of a game. */
export interface PlayableGame {
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly gameType: GameType
  readonly isFreePlayable: boolean
  readonly state: 'OPEN' | 'MAINTENANCE'
  /** When the maintenance is expected to end, if that is known. */
  readonly maintenanceUntil: Date | null
}

/** A maintenance with an end is over at that moment without any action. */
export function stateAt(
  row: { state: CatalogueState; maintenance_until: Date | null },
  now: Date,
): CatalogueState {
  return row.state === 'MAINTENANCE' && row.maintenance_until !== null && row.maintenance_until <= now
    ? 'OPEN'
    : row.state
}

/** The name in a language, otherwise in English, which every game has. */
export function nameIn(names: Names, language: string): string {
  return names[language] || names.EN || names.TH
}

export class ListedGame implements PlayableGame {
  readonly row: GameRow
  readonly vendorRow: VendorRow
  /** The category it is listed in, which may differ from its vendor's word. */
  readonly gameType: GameType
  readonly state: 'OPEN' | 'MAINTENANCE'
  readonly maintenanceUntil: Date | null
  /** Its place in the lobby. */
  readonly place: number
  readonly #bytes: Map<string, Buffer>

  /** `before`: the former object of the same game, whose JSON is reused where nothing has changed. */
  constructor(
    row: GameRow,
    vendorRow: VendorRow,
    gameType: GameType,
    place: number,
    now: Date,
    before?: ListedGame,
  ) {
    this.row = row
    this.vendorRow = vendorRow
    this.gameType = gameType
    this.place = place
    const closed = [row, vendorRow].filter((part) => stateAt(part, now) !== 'OPEN')
    this.state = closed.length === 0 ? 'OPEN' : 'MAINTENANCE'
    // The later of the two, or unknown if one of them has no end.
    this.maintenanceUntil =
      closed.length === 0 || closed.some(({ maintenance_until }) => maintenance_until === null)
        ? null
        : closed
            .map(({ maintenance_until }) => maintenance_until!)
            .reduce((last, until) => (until > last ? until : last))
    const isSame =
      before?.row === row &&
      before.vendorRow === vendorRow &&
      before.gameType === gameType &&
      before.state === this.state
    this.#bytes = isSame ? before.#bytes : new Map()
  }

  get nodeId(): number {
    return this.row.node_id
  }
  get vendor(): string {
    return this.row.vendor_code
  }
  get gameCode(): string {
    return this.row.game_code
  }
  /** A vendor that keeps a pocket for each member has only real money, so its games have no free play. */
  get isFreePlayable(): boolean {
    return this.row.is_free_playable && this.vendorRow.wallet_name === MAIN_WALLET
  }
  get product(): Product {
    return this.row.product
  }
  get isHot(): boolean {
    return this.row.is_hot
  }
  get isNew(): boolean {
    return this.row.is_new
  }
  get isExample(): boolean {
    return this.vendorRow.is_example
  }

  /** The wire's object in a language ('TH', 'EN', 'ZH' …). */
  json(language: string): GameJson {
    const { row, vendorRow } = this
    const isFree = this.isFreePlayable ? 1 : 0
    return {
      nodeId: row.node_id,
      gameType: this.gameType,
      gameId: row.game_code,
      gameCode: row.game_code,
      gameName: row.names.EN,
      displayName: nameIn(row.names, language),
      iconUrl: row.icon_url,
      lagerIcon: row.large_icon_url,
      showIcon: 1,
      vassalage: row.vendor_code,
      vendorName: nameIn(vendorRow.names, language),
      gameClassify: row.game_classify,
      isGame: 'GAME',
      isHot: row.is_hot ? 1 : 0,
      isNew: row.is_new ? 1 : 0,
      supportPlay: 1 - isFree,
      freeplay: isFree,
      rtp: row.rtp,
      status: this.state,
      maintenanceUntil: this.maintenanceUntil?.toISOString() ?? null,
    }
  }

  /** The same as JSON text in bytes, made once. */
  bytes(language: string): Buffer {
    let bytes = this.#bytes.get(language)
    if (!bytes) this.#bytes.set(language, (bytes = Buffer.from(JSON.stringify(this.json(language)))))
    return bytes
  }
}
