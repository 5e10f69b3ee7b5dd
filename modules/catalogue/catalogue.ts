/**
 * The catalogue as a process keeps it: one snapshot a house, built anew when any process says that something changed,
 * so that a call or a bet costs no query.
 */
import { clock } from '../../kernel/clock.ts'
import { languageOfTag } from '../../kernel/languages.ts'
import type { RequestContext } from '../../platform/calls.ts'
import type { Line } from '../../platform/listen.ts'
import { notify } from '../../platform/listen.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import { openFavourites, type Favourites } from './favourites.ts'
import { readHouses, type ReadHouse } from './houses.ts'
import { buildSnapshot, type Snapshot } from './rules/snapshot.ts'
import type { Texts } from './rules/texts.ts'
import { addVendor, writeVendorWallet } from './store/change.ts'
import { openWinnerBoards, type WinnerBoards } from './winners.ts'

export interface Catalogue {
  /** The snapshot of a house; one that lists nothing has an empty one. */
  of(merchantId: string): Snapshot
  /** What members keep as favourites, as far as it was asked for. */
  readonly favourites: Favourites
  readonly winners: WinnerBoards
  /**
   * True where a house has closed a game that another still offers: the wallet's guard knows no houses and lets its
   * bets through. A game that is closed everywhere is the guard's to refuse.
   */
  isClosedHereOnly(merchantId: string, vendor: string, gameCode: string): boolean
  /** Reads everything anew; only who must not wait for the notice of a change asks for it. */
  load(): Promise<void>
}
export const catalogueKey = defineService<Catalogue>('catalogue.snapshots')

interface Parts {
  database: Database
  line: Line
  onError: (error: unknown) => void
  /** The snapshots are new: whoever shows the catalogue may ask again. */
  onRenewed?: () => void
}

const nothing = buildSnapshot({ vendors: [], games: [], banners: [], categoryOrder: [], esportsProviders: [], cockfightProviders: [] }, new Date(0))
/** After a failure the old snapshot stands and this much later it is tried again. */
const RETRY_MS = 500
/** Changes that come faster than this are taken up together: looking over 20,000 games for each would leave no time for anybody. */
const REST_MS = 250

/** Loads the snapshots and keeps them fresh until the line closes. */
export async function openCatalogue(parts: Parts): Promise<Catalogue> {
  const keeper = new Keeper(parts)
  await keeper.load()
  void keeper.prepareSearch()
  parts.line.on('catalogue', () => keeper.refresh())
  parts.line.on('setting', ({ name }) => { if (String(name).startsWith('catalogue.')) keeper.refresh() })
  parts.line.onGap(() => { if (parts.line.isUp()) keeper.refresh() })
  return keeper
}

/** Tells every process once the transaction commits. */
export function tellCatalogueChanged(tx: Tx): Promise<void> {
  return notify(tx, { kind: 'catalogue' })
}

/** Lists a vendor that nobody knows yet, and tells every process. False where its code is taken. */
export async function listNewVendor(tx: Tx, merchantId: string, vendor: string, names: Readonly<Record<string, string>>): Promise<boolean> {
  if (!await addVendor(tx, merchantId, vendor, names)) return false
  await tellCatalogueChanged(tx)
  return true
}

/** Names the wallet that a vendor's games are played on, MAIN or a pocket, and tells every process. */
export async function setVendorWallet(tx: Tx, vendor: string, walletName: string): Promise<void> {
  await writeVendorWallet(tx, vendor, walletName)
  await tellCatalogueChanged(tx)
}

interface House { readonly rows: ReadHouse; snapshot: Snapshot }

class Keeper implements Catalogue {
  readonly favourites: Favourites
  readonly winners: WinnerBoards
  readonly #parts: Parts
  #houses: ReadonlyMap<string, House> = new Map()
  #loading: Promise<void> = Promise.resolve()
  #isLoading = false
  #isStale = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.favourites = openFavourites(parts.database, parts.line)
    this.winners = openWinnerBoards(parts.database)
  }

  of(merchantId: string): Snapshot {
    const house = this.#houses.get(merchantId)
    if (!house) return nothing
    const { validUntil } = house.snapshot
    // Nobody says that a maintenance has come to its end.
    if (validUntil !== null && clock.nowMs() >= validUntil.getTime()) house.snapshot = buildSnapshot(house.rows, clock.now(), house.snapshot)
    return house.snapshot
  }

  isClosedHereOnly(merchantId: string, vendor: string, gameCode: string): boolean {
    if (isOpenIn(this.of(merchantId), vendor, gameCode)) return false
    return [...this.#houses.keys()].some((id) => isOpenIn(this.of(id), vendor, gameCode))
  }

  /** One reading after the other, so that an older answer never replaces a newer one. */
  load(): Promise<void> {
    return (this.#loading = this.#loading.catch(() => {}).then(() => this.#read()))
  }

  async #read(): Promise<void> {
    const houses = await readHouses(this.#parts.database.kysely, new Map([...this.#houses].map(([id, { rows }]) => [id, rows])))
    const now = clock.now()
    this.#houses = new Map([...houses].map(([id, rows]) => [id, { rows, snapshot: buildSnapshot(rows, now, this.#houses.get(id)?.snapshot) }]))
  }

  /** A change told while a load runs is not in it for sure, so it is followed by another. */
  refresh(): void {
    this.#isStale = true
    if (this.#isLoading) return
    this.#isLoading = true
    void this.#loadUntilFresh().finally(() => { this.#isLoading = false })
  }

  /** A step at a time, and calls between. A change that comes meanwhile is taken up first: whoever searches before the next preparation pays for it. */
  async prepareSearch(): Promise<void> {
    for (const { snapshot } of this.#houses.values()) {
      for (const _ of snapshot.prepare()) {
        await new Promise((resolve) => { setImmediate(resolve) })
        if (this.#isStale) return
      }
    }
  }

  async #loadUntilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      try {
        await this.load()
      } catch (error) {
        this.#parts.onError(error)
        setTimeout(() => this.refresh(), RETRY_MS).unref()
        return
      }
      this.#parts.onRenewed?.()
      await this.prepareSearch()
      await new Promise((resolve) => { setTimeout(resolve, REST_MS).unref() })
    }
  }
}

const isOpenIn = (snapshot: Snapshot, vendor: string, gameCode: string) => snapshot.gameOf(vendor, gameCode)?.state === 'OPEN'

type Asker = Pick<RequestContext, 'use' | 'merchant' | 'language'>

/** The asked language where the house offers it, else the caller's, as names are stored: 'TH', 'EN', 'ZH' … */
export function languageFor({ merchant, language }: Asker, asked?: string): string {
  const wanted = asked ? languageOfTag(asked) : undefined
  return (wanted !== undefined && (merchant.interfaceLanguages.includes(wanted) || (merchant.languages as readonly string[]).includes(wanted)) ? wanted : language).toUpperCase()
}

export function snapshotFor(context: Pick<RequestContext, 'use' | 'merchant'>): Snapshot {
  return context.use(catalogueKey).of(context.merchant.id)
}

/** The texts of the caller's house in the asked language, else in the caller's. */
export function textsFor(context: Asker, asked?: string): Texts {
  return snapshotFor(context).textsIn(languageFor(context, asked))
}
