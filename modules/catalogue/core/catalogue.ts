/**
 * The catalogue as a process keeps it: one snapshot for each merchant, built again when any process announces
 * a change, so that a call or a bet costs no query.
 */
import { clock } from '../../../kernel/clock.ts'
import { languageOfTag } from '../../../kernel/languages.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Line } from '../../../platform/notifications.ts'
import { notify } from '../../../platform/notifications.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { defineService } from '../../../platform/services.ts'
import { openFavourites, type Favourites } from './favourites.ts'
import { readHouses, type ReadHouse } from './houses.ts'
import { buildSnapshot, type Snapshot } from './rules/snapshot.ts'
import type { Texts } from './rules/texts.ts'
import { addVendor, writeVendorWallet } from './store/change.ts'
import { openWinnerBoards, type WinnerBoards } from './winners.ts'

export interface Catalogue {
  /**
   * The snapshot of a merchant as it is shown in a country, everything without one; a merchant without games
   * has an empty one.
   */
  of(merchantId: string, country?: string): Snapshot
  /** The favourites of members, as far as they were asked for. */
  readonly favourites: Favourites
  readonly winners: WinnerBoards
  /**
   * Whether a merchant has closed a game that another still offers: the wallet's guard does not know
   * merchants and accepts its bets. The guard refuses a game that is closed everywhere.
   */
  isClosedHereOnly(merchantId: string, vendor: string, gameCode: string): boolean
  /** Reads everything again, for a caller that cannot wait for the notice of a change. */
  load(): Promise<void>
}
export const catalogueKey = defineService<Catalogue>('catalogue.snapshots')

interface Parts {
  database: Database
  line: Line
  onError: (error: unknown) => void
  /** Called when the snapshots are new and shown data should be asked for again. */
  onRenewed?: () => void
}

const nothing = buildSnapshot(
  {
    vendors: [],
    games: [],
    banners: [],
    categoryOrder: [],
    esportsProviders: [],
    cockfightProviders: [],
    cockfightHiddenIn: [],
    aliases: new Map(),
  },
  new Date(0),
)
/** After a failure the old snapshot stays and the next attempt comes this much later. */
const RETRY_MS = 500
/**
 * Changes that come faster than this are read together: reading 20,000 games for each would leave no time for
 * anything else.
 */
const REST_MS = 250

/** Loads the snapshots and keeps them fresh until the connection closes. */
export async function openCatalogue(parts: Parts): Promise<Catalogue> {
  const keeper = new Keeper(parts)
  await keeper.load()
  void keeper.prepareSearch()
  parts.line.on('catalogue', () => keeper.refresh())
  parts.line.on('setting', ({ name }) => {
    if (String(name).startsWith('catalogue.')) keeper.refresh()
  })
  parts.line.onGap(() => {
    if (parts.line.isUp()) keeper.refresh()
  })
  return keeper
}

/** Notifies every process once the transaction commits. */
export function tellCatalogueChanged(tx: Tx): Promise<void> {
  return notify(tx, { kind: 'catalogue' })
}

/** Lists a new vendor, and notifies every process. False if its code is taken. */
export async function listNewVendor(
  tx: Tx,
  merchantId: string,
  vendor: string,
  names: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (!(await addVendor(tx, merchantId, vendor, names))) return false
  await tellCatalogueChanged(tx)
  return true
}

/** Sets the wallet that a vendor's games are played on, MAIN or a pocket, and notifies every process. */
export async function setVendorWallet(tx: Tx, vendor: string, walletName: string): Promise<void> {
  await writeVendorWallet(tx, vendor, walletName)
  await tellCatalogueChanged(tx)
}

interface House {
  readonly rows: ReadHouse
  snapshot: Snapshot
  /** The same for countries in which cockfights are hidden, made when it is asked for. */
  withoutCockfights?: { readonly of: Snapshot; readonly snapshot: Snapshot }
}

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

  of(merchantId: string, country = ''): Snapshot {
    const house = this.#houses.get(merchantId)
    if (!house) return nothing
    const { validUntil } = house.snapshot
    // Nothing announces that a maintenance has ended.
    if (validUntil !== null && clock.nowMs() >= validUntil.getTime())
      house.snapshot = buildSnapshot(house.rows, clock.now(), house.snapshot)
    return house.rows.cockfightHiddenIn.includes(country) ? withoutCockfights(house) : house.snapshot
  }

  isClosedHereOnly(merchantId: string, vendor: string, gameCode: string): boolean {
    if (isOpenIn(this.of(merchantId), vendor, gameCode)) return false
    return [...this.#houses.keys()].some((id) => isOpenIn(this.of(id), vendor, gameCode))
  }

  /** One reading after another, so that an older result never replaces a newer one. */
  load(): Promise<void> {
    return (this.#loading = this.#loading.catch(() => {}).then(() => this.#read()))
  }

  async #read(): Promise<void> {
    const houses = await readHouses(
      this.#parts.database.kysely,
      new Map([...this.#houses].map(([id, { rows }]) => [id, rows])),
    )
    const now = clock.now()
    this.#houses = new Map(
      [...houses].map(([id, rows]) => [
        id,
        { rows, snapshot: buildSnapshot(rows, now, this.#houses.get(id)?.snapshot) },
      ]),
    )
  }

  /** A change announced during a load may be missing from it, so another load follows. */
  refresh(): void {
    this.#isStale = true
    if (this.#isLoading) return
    this.#isLoading = true
    void this.#loadUntilFresh().finally(() => {
      this.#isLoading = false
    })
  }

  /**
   * One step at a time, with calls in between. A change that comes meanwhile is read first; a search before
   * the next preparation takes the time for it.
   */
  async prepareSearch(): Promise<void> {
    for (const { snapshot } of this.#houses.values()) {
      for (const _ of snapshot.prepare()) {
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
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
      await new Promise((resolve) => {
        setTimeout(resolve, REST_MS).unref()
      })
    }
  }
}

function withoutCockfights(house: House): Snapshot {
  const { rows, snapshot, withoutCockfights: made } = house
  if (made?.of === snapshot) return made.snapshot
  const fresh = buildSnapshot(rows, clock.now(), undefined, 'COCKFIGHT')
  house.withoutCockfights = { of: snapshot, snapshot: fresh }
  return fresh
}

const isOpenIn = (snapshot: Snapshot, vendor: string, gameCode: string) =>
  snapshot.gameOf(vendor, gameCode)?.state === 'OPEN'

type Asker = Pick<RequestContext, 'use' | 'merchant' | 'language' | 'country'>

/**
 * The requested language if the merchant offers it, otherwise the caller's, as names are stored: 'TH', 'EN',
 * 'ZH' …
 */
export function languageFor({ merchant, language }: Asker, asked?: string): string {
  const wanted = asked ? languageOfTag(asked) : undefined
  return (
    wanted !== undefined &&
    (merchant.interfaceLanguages.includes(wanted) ||
      (merchant.languages as readonly string[]).includes(wanted))
      ? wanted
      : language
  ).toUpperCase()
}

export function snapshotFor(context: Pick<RequestContext, 'use' | 'merchant' | 'country'>): Snapshot {
  return context.use(catalogueKey).of(context.merchant.id, context.country)
}

/** The texts of the caller's merchant in the requested language, otherwise in the caller's. */
export function textsFor(context: Asker, asked?: string): Texts {
  return snapshotFor(context).textsIn(languageFor(context, asked))
}
