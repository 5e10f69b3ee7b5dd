/**
 * The catalogue as a process keeps it: one snapshot a house, built anew when any process says that something changed,
 * so that a call or a bet costs no query.
 */
import type { RequestContext } from '../../platform/calls.ts'
import type { Line } from '../../platform/listen.ts'
import { notify } from '../../platform/listen.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import { buildSnapshot, type Snapshot } from './rules/snapshot.ts'
import { writeVendorWallet } from './store/change.ts'
import { readCatalogue } from './store/read.ts'

export interface Catalogue {
  /** The snapshot of a house; one that lists nothing has an empty one. */
  of(merchantId: string): Snapshot
  /**
   * True where a house has closed a game that another still offers: the wallet's guard knows no houses and lets its
   * bets through. A game that is closed everywhere is the guard's to refuse.
   */
  isClosedHereOnly(merchantId: string, vendor: string, gameCode: string): boolean
  /** Reads everything anew; only who must not wait for the notice of a change asks for it. */
  load(): Promise<void>
}
export const catalogueKey = defineService<Catalogue>('catalogue.snapshots')

interface Parts { database: Database; line: Line; onError: (error: unknown) => void }

const nothing = buildSnapshot({ vendors: [], games: [], banners: [] })
/** After a failure the old snapshot stands and this much later it is tried again. */
const RETRY_MS = 500

/** Loads the snapshots and keeps them fresh until the line closes. */
export async function openCatalogue(parts: Parts): Promise<Catalogue> {
  const keeper = new Keeper(parts)
  await keeper.load()
  parts.line.on('catalogue', () => keeper.refresh())
  parts.line.onGap(() => { if (parts.line.isUp()) keeper.refresh() })
  return keeper
}

/** Tells every process once the transaction commits. */
export function tellCatalogueChanged(tx: Tx): Promise<void> {
  return notify(tx, { kind: 'catalogue' })
}

/** Names the wallet that a vendor's games are played on, MAIN or a pocket, and tells every process. */
export async function setVendorWallet(tx: Tx, vendor: string, walletName: string): Promise<void> {
  await writeVendorWallet(tx, vendor, walletName)
  await tellCatalogueChanged(tx)
}

class Keeper implements Catalogue {
  readonly #parts: Parts
  #snapshots: ReadonlyMap<string, Snapshot> = new Map()
  #isLoading = false
  #isStale = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  of(merchantId: string): Snapshot {
    return this.#snapshots.get(merchantId) ?? nothing
  }

  isClosedHereOnly(merchantId: string, vendor: string, gameCode: string): boolean {
    if (isOpenIn(this.of(merchantId), vendor, gameCode)) return false
    return [...this.#snapshots.values()].some((snapshot) => isOpenIn(snapshot, vendor, gameCode))
  }

  async load(): Promise<void> {
    const { vendors, games, banners } = await readCatalogue(this.#parts.database.kysely)
    const of = <Row extends { merchant_id: string }>(rows: readonly Row[], merchantId: string) => rows.filter((row) => row.merchant_id === merchantId)
    const merchants = new Set(vendors.map((row) => row.merchant_id))
    this.#snapshots = new Map([...merchants].map((id) => [id, buildSnapshot({ vendors: of(vendors, id), games: of(games, id), banners: of(banners, id) })]))
  }

  /** A change told while a load runs is not in it for sure, so it is followed by another. */
  refresh(): void {
    this.#isStale = true
    if (this.#isLoading) return
    this.#isLoading = true
    void this.#loadUntilFresh().finally(() => { this.#isLoading = false })
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
    }
  }
}

const isOpenIn = (snapshot: Snapshot, vendor: string, gameCode: string) => snapshot.gameOf(vendor, gameCode)?.state === 'OPEN'

/** The texts of the caller's house in the asked language, else in the caller's. */
export function textsFor(context: Pick<RequestContext, 'use' | 'merchant' | 'language'>, asked?: string): Snapshot['byLanguage']['th'] {
  const language = asked?.toLowerCase().slice(0, 2)
  return context.use(catalogueKey).of(context.merchant.id).byLanguage[language === 'th' || language === 'en' ? language : context.language]
}
