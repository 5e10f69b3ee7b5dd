/** A game as a house lists it: what launching asks of it, and its JSON in each language, made when it is first shown. */
import type { Static } from 'typebox'
import { MAIN_WALLET } from '../../../contract/shared/wallets.ts'
import type { CatalogueState, Game, GameType } from '../../../contract/player/catalogue/catalogue-fields.ts'

export type GameJson = Static<ReturnType<typeof Game>>

/** By language, as stored: upper-case codes; Thai and English always. */
export type Names = Readonly<Record<'TH' | 'EN', string> & Partial<Record<string, string>>>

export interface VendorRow {
  vendor_code: string; names: Names; icon_url: string; wallet_name: string; state: CatalogueState
  /** With MAINTENANCE: when it ends by itself; null where nobody said. */
  maintenance_until: Date | null
  /** Shows how an integration works: its games stand under the vendor alone. */
  is_example: boolean
}
export interface GameRow {
  node_id: number; vendor_code: string; game_code: string; game_type: GameType; game_classify: GameJson['gameClassify']; names: Names
  icon_url: string; large_icon_url: string; is_free_playable: boolean; rtp: string; state: CatalogueState; is_hot: boolean; is_new: boolean
  maintenance_until: Date | null
}

/** What launching and betting ask of a game. */
export interface PlayableGame {
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly gameType: GameType
  readonly isFreePlayable: boolean
  readonly state: 'OPEN' | 'MAINTENANCE'
  /** When the maintenance is expected to end, where that was said. */
  readonly maintenanceUntil: Date | null
}

/** Where a maintenance has an end, it is over at that moment without anybody saying so. */
export function stateAt(row: { state: CatalogueState; maintenance_until: Date | null }, now: Date): CatalogueState {
  return row.state === 'MAINTENANCE' && row.maintenance_until !== null && row.maintenance_until <= now ? 'OPEN' : row.state
}

/** The name in a language, else in English, which every game has. */
export function nameIn(names: Names, language: string): string {
  return names[language] || names.EN || names.TH
}

export class ListedGame implements PlayableGame {
  readonly row: GameRow
  readonly vendorRow: VendorRow
  /** The category it stands in, which is not always its vendor's word for it. */
  readonly gameType: GameType
  readonly state: 'OPEN' | 'MAINTENANCE'
  readonly maintenanceUntil: Date | null
  /** Its place in the lobby. */
  readonly place: number
  readonly #bytes: Map<string, Buffer>

  /** `before`: the same game as it was listed until now, whose JSON stays where nothing in it has changed. */
  constructor(row: GameRow, vendorRow: VendorRow, gameType: GameType, place: number, now: Date, before?: ListedGame) {
    this.row = row
    this.vendorRow = vendorRow
    this.gameType = gameType
    this.place = place
    const closed = [row, vendorRow].filter((part) => stateAt(part, now) !== 'OPEN')
    this.state = closed.length === 0 ? 'OPEN' : 'MAINTENANCE'
    // The later of the two, and unknown where one of them has no end.
    this.maintenanceUntil = closed.length === 0 || closed.some(({ maintenance_until }) => maintenance_until === null) ? null
      : closed.map(({ maintenance_until }) => maintenance_until!).reduce((last, until) => (until > last ? until : last))
    const isSame = before?.row === row && before.vendorRow === vendorRow && before.gameType === gameType && before.state === this.state
    this.#bytes = isSame ? before.#bytes : new Map()
  }

  get nodeId(): number { return this.row.node_id }
  get vendor(): string { return this.row.vendor_code }
  get gameCode(): string { return this.row.game_code }
  /** A vendor that keeps a pocket for each member holds real money only, so its games have no free play. */
  get isFreePlayable(): boolean { return this.row.is_free_playable && this.vendorRow.wallet_name === MAIN_WALLET }
  get isHot(): boolean { return this.row.is_hot }
  get isNew(): boolean { return this.row.is_new }
  get isExample(): boolean { return this.vendorRow.is_example }

  /** The wire's object in a language ('TH', 'EN', 'ZH' …). */
  json(language: string): GameJson {
    const { row, vendorRow } = this
    const isFree = this.isFreePlayable ? 1 : 0
    return {
      nodeId: row.node_id, gameType: this.gameType, gameId: row.game_code, gameCode: row.game_code,
      gameName: row.names.EN, displayName: nameIn(row.names, language),
      iconUrl: row.icon_url, lagerIcon: row.large_icon_url, showIcon: 1,
      vassalage: row.vendor_code, vendorName: nameIn(vendorRow.names, language), gameClassify: row.game_classify, isGame: 'GAME',
      isHot: row.is_hot ? 1 : 0, isNew: row.is_new ? 1 : 0, supportPlay: 1 - isFree, freeplay: isFree,
      rtp: row.rtp, status: this.state, maintenanceUntil: this.maintenanceUntil?.toISOString() ?? null,
    }
  }

  /** The same as JSON text in bytes, made once. */
  bytes(language: string): Buffer {
    let bytes = this.#bytes.get(language)
    if (!bytes) this.#bytes.set(language, bytes = Buffer.from(JSON.stringify(this.json(language))))
    return bytes
  }
}
