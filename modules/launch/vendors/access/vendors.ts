/**
 * The vendors that may call the wallet, as a process caches them: secrets opened once, lists of addresses
 * prepared.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { clock } from '../../../../kernel/clock.ts'
import { networkTest } from '../../../../platform/addresses.ts'
import { notify, type Line } from '../../../../platform/notifications.ts'
import type { Database, Tx } from '../../../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../../../platform/secrets.ts'
import { defineService } from '../../../../platform/services.ts'
import { houseVendorsOf } from '../../../catalogue/index.ts'
import {
  addSecret,
  readAccess,
  readSecrets,
  retireAllBut,
  writeAccess,
  type AccessRow,
} from './store/access.ts'

export interface VendorSettings {
  /** A win after the round was closed is accepted. */
  readonly lateWinAllowed: boolean
  /** The rollback of an unknown bet answers BET_NOT_FOUND; its tombstone is stored all the same. */
  readonly unknownRollbackNotFound: boolean
  /** Wins and bet-wins may be rolled back. */
  readonly winRollbackAllowed: boolean
}

export interface Vendor {
  readonly code: string
  /** The house's own: it may speak the house port (docs/vendors/house.md). */
  readonly isHouse: boolean
  readonly secrets: readonly string[]
  isAllowed(address: string): boolean
  readonly settings: VendorSettings
  readonly launchUrl: string
  readonly opensIn: 'IFRAME' | 'WINDOW'
  /** SEAMLESS: plays on the member's wallet here. TRANSFER: on a pocket that the vendor keeps. */
  readonly walletMode: WalletMode
  /** Where a transfer-mode vendor serves /player/…; a path if that is this platform. */
  readonly apiUrl: string | null
  /** A transfer that the vendor once answered with NOT_FOUND never happens afterwards. */
  readonly notFoundIsFinal: boolean
}

export type WalletMode = 'SEAMLESS' | 'TRANSFER'

/** Two secrets are valid while a vendor changes from one to the other. */
const LIVE_SECRETS = 2

export const vendorDirectoryKey = defineService<VendorDirectory>('launch.vendor-directory')

export class VendorDirectory {
  readonly #database: Database
  readonly #key: Buffer
  readonly #onError: (error: unknown) => void
  #vendors: ReadonlyMap<string, Vendor> = new Map()
  #loading: Promise<void> = Promise.resolve()

  constructor(parts: {
    database: Database
    line: Line
    secretKey: Buffer
    onError: (error: unknown) => void
  }) {
    this.#database = parts.database
    this.#key = parts.secretKey
    this.#onError = parts.onError
    parts.line.on('vendor', () => this.#refresh())
    parts.line.onGap(() => {
      if (parts.line.isUp()) this.#refresh()
    })
  }

  /** Vendors that keep pockets, by their codes. */
  withPockets(): Vendor[] {
    return [...this.#vendors.values()]
      .filter((vendor) => vendor.walletMode === 'TRANSFER')
      .sort((a, b) => (a.code < b.code ? -1 : 1))
  }

  find(code: string): Vendor | undefined {
    return this.#vendors.get(code)
  }

  /** One reading after another, so that an older result never replaces a newer one. */
  load(): Promise<void> {
    return (this.#loading = this.#loading.catch(() => {}).then(() => this.#read()))
  }

  async #read(): Promise<void> {
    const [rows, secrets, ours] = await Promise.all([
      readAccess(this.#database.kysely),
      readSecrets(this.#database.kysely),
      houseVendorsOf(this.#database.kysely),
    ])
    this.#vendors = new Map(
      rows.map((row) => {
        const live = secrets.filter((secret) => secret.vendor_code === row.vendor_code)
        return [
          row.vendor_code,
          vendorOf(
            row,
            ours.has(row.vendor_code),
            live.map((secret) =>
              openSecret(this.#key, purposeOf(row.vendor_code, secret.secret_id), secret.sealed),
            ),
          ),
        ]
      }),
    )
  }

  #refresh(): void {
    this.load().catch((error: unknown) => {
      this.#onError(error)
      setTimeout(() => this.#refresh(), 500).unref()
    })
  }
}

function vendorOf(row: AccessRow, isHouse: boolean, secrets: readonly string[]): Vendor {
  const isListed = networkTest(row.allow_list)
  return {
    code: row.vendor_code,
    isHouse,
    secrets,
    settings: settingsOf(row),
    launchUrl: row.launch_url,
    opensIn: row.opens_in,
    walletMode: row.wallet_mode,
    apiUrl: row.api_url,
    notFoundIsFinal: row.not_found_is_final,
    isAllowed: row.allow_list.length === 0 ? () => true : isListed,
  }
}

export function settingsOf(row: AccessRow): VendorSettings {
  return {
    lateWinAllowed: row.late_win_allowed,
    unknownRollbackNotFound: row.unknown_rollback_not_found,
    winRollbackAllowed: row.win_rollback_allowed,
  }
}

export function walletOf(row: AccessRow): {
  walletMode: WalletMode
  apiUrl: string
  notFoundIsFinal: boolean
} {
  return { walletMode: row.wallet_mode, apiUrl: row.api_url ?? '', notFoundIsFinal: row.not_found_is_final }
}

const purposeOf = (vendor: string, secretId: string) => `vendor:${vendor}:${secretId}`

/**
 * Stores a new secret of a vendor; the newest older one stays valid beside it. Call it with the access
 * locked.
 */
export async function keepSecret(
  tx: Tx,
  key: Buffer,
  vendor: string,
  given?: string,
): Promise<{ secretId: string; secret: string; createdAt: Date }> {
  const made = makeSecret(key, vendor, given)
  return { secretId: made.secretId, secret: made.secret, createdAt: await keepSealed(tx, vendor, made) }
}

/** A secret before it may be used: in plain text for the operator who asked, sealed for the database. */
export function makeSecret(
  key: Buffer,
  vendor: string,
  given?: string,
): { secretId: string; secret: string; sealed: Buffer } {
  const secretId = randomUUID()
  const secret = given ?? randomBytes(32).toString('base64url')
  return { secretId, secret, sealed: sealSecret(key, purposeOf(vendor, secretId), secret) }
}

export async function keepSealed(
  tx: Tx,
  vendor: string,
  { secretId, sealed }: { secretId: string; sealed: Buffer },
): Promise<Date> {
  const createdAt = clock.now()
  await addSecret(tx, { secret_id: secretId, vendor_code: vendor, sealed, created_at: createdAt })
  await retireAllBut(tx, vendor, LIVE_SECRETS, createdAt)
  return createdAt
}

export interface VendorDraft {
  code: string
  launchUrl: string
  opensIn?: 'IFRAME' | 'WINDOW'
  secret?: string
  settings?: Partial<VendorSettings>
  walletMode?: WalletMode
  apiUrl?: string
  notFoundIsFinal?: boolean
}

/**
 * Adds a vendor: its launch address, the rules in which it differs, and its first secret if it calls over
 * HTTP.
 */
export async function admitVendor(tx: Tx, secretKey: Buffer, draft: VendorDraft): Promise<void> {
  const {
    lateWinAllowed = false,
    unknownRollbackNotFound = false,
    winRollbackAllowed = false,
  } = draft.settings ?? {}
  await writeAccess(tx, {
    vendor_code: draft.code,
    launch_url: draft.launchUrl,
    opens_in: draft.opensIn ?? 'IFRAME',
    allow_list: [],
    late_win_allowed: lateWinAllowed,
    unknown_rollback_not_found: unknownRollbackNotFound,
    win_rollback_allowed: winRollbackAllowed,
    wallet_mode: draft.walletMode ?? 'SEAMLESS',
    api_url: draft.apiUrl ?? null,
    not_found_is_final: draft.notFoundIsFinal ?? false,
  })
  if (draft.secret !== undefined) await keepSecret(tx, secretKey, draft.code, draft.secret)
  await tellVendorChanged(tx)
}

export function tellVendorChanged(tx: Tx): Promise<void> {
  return notify(tx, { kind: 'vendor' })
}
