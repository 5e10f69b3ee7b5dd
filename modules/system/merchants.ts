/**
 * All merchants, kept in memory, since every request asks to which one it belongs. A change is announced to
 * every process with its commit, so all of them have it within a second.
 */
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import { interfaceLanguages } from '../../kernel/languages.ts'
import { DEFAULT_CURRENCY, type RealCurrency } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isNetwork } from '../../platform/addresses.ts'
import type { Language, MerchantContext, MerchantDirectory, SiteStatusSource } from '../../platform/calls.ts'
import { notify, type Line } from '../../platform/notifications.ts'
import { emitEvent } from '../../platform/outbox.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import { refuseFields } from '../../contract/errors.ts'
import { systemSettings } from './definitions.ts'
import { events } from './events.ts'
import { flagsOf, type FlagName, type Flags } from './flags.ts'
import type { Named } from './house-name.ts'
import { decideStatus, type SiteStatus } from './rules/site-status.ts'
import {
  insertFirstMerchant,
  insertMerchant,
  lockMerchantRules,
  readMerchants,
  updateAccess,
  updateFlag,
  updateLicence,
  updateNames,
  updateStatus,
  upsertCustomerService,
  type MerchantRow,
  type NewMerchant,
} from './store/merchants.ts'
import { deleteServiceEntry } from './store/service-entries.ts'

export interface Merchant extends MerchantContext, Named {
  readonly status: SiteStatus
  readonly maintenanceEndsAt: Date | null
  readonly flags: Flags
  /**
   * null unless a number and a validator address are configured: a licence is only claimed if it can be
   * checked.
   */
  readonly licence: { text: string; number: string; validatorUrl: string } | null
  readonly allowedRegions: readonly string[]
  readonly blockedRegions: readonly string[]
  readonly allowList: readonly string[]
  readonly domains: readonly { host: string; description: string }[]
  readonly customerServices: readonly {
    entryId: string
    csType: string
    title: Readonly<Record<string, string>>
    url: string
  }[]
  readonly imageCdn: string
  readonly launchCdn: string
  readonly analyticsId: string
}

export interface Merchants extends MerchantDirectory {
  byCode(code: string): Promise<Merchant | undefined>
  byHost(host: string): Promise<Merchant>
  byId(merchantId: string): Merchant | undefined
  all(): readonly Merchant[]
  /** Reads the rows again; a change calls it by itself. */
  refresh(): Promise<void>
}

/**
 * The same object as merchantDirectoryKey of platform/calls.ts, with everything that the system knows of a
 * merchant.
 */
export const merchantsKey = defineService<Merchants>('system.merchants')

/** A reading that failed is repeated after this long. */
const AGAIN_MS = 500

/** `onFault` gets a failed reading that no caller waits for; it is repeated until it succeeds. */
export async function openMerchants(
  database: Database,
  line: Line,
  onFault: (error: unknown) => void,
): Promise<Merchants> {
  let merchants: readonly ReturnType<typeof toMerchant>[] = []
  let hosts = new Map<string, Merchant>()
  let last: Promise<void> = Promise.resolve()
  const read = async () => {
    const rows = await readMerchants(database.kysely, systemSettings.moreLanguages.name)
    merchants = rows.map(toMerchant)
    hosts = new Map(merchants.flatMap((merchant) => merchant.domains.map(({ host }) => [host, merchant])))
  }
  // One reading after another: a caller that waits for a refresh sees what was committed before it asked.
  const refresh = () => (last = last.catch(() => {}).then(read))
  await refresh()
  const reload = (): void => {
    refresh().catch((error: unknown) => {
      onFault(error)
      setTimeout(reload, AGAIN_MS).unref()
    })
  }
  line.on('merchant', reload)
  line.on('setting', ({ name }) => {
    if (name === systemSettings.moreLanguages.name) reload()
  })
  line.onGap(() => {
    if (line.isUp()) reload()
  })
  const defaultMerchant = () => merchants.find((merchant) => merchant.isDefault) ?? merchants[0]
  return {
    refresh,
    all: () => merchants,
    byId: (merchantId) => merchants.find((merchant) => merchant.id === merchantId),
    async byCode(code) {
      return merchants.find((merchant) => merchant.code === code)
    },
    async byHost(host) {
      const found = hosts.get(host.toLowerCase()) ?? defaultMerchant()
      if (!found) throw new Refusal('COMMON_UNKNOWN_MERCHANT')
      return found
    },
  }
}

function toMerchant(row: MerchantRow): Merchant & { isDefault: boolean } {
  const more = systemSettings.moreLanguages.read(row.more_languages ?? []) ?? []
  return {
    id: row.merchant_id,
    code: row.code,
    name: row.name,
    names: row.names,
    isDefault: row.is_default,
    currency: row.currency,
    timeZone: row.time_zone,
    defaultLanguage: row.default_language as Language,
    languages: row.languages as Language[],
    interfaceLanguages: interfaceLanguages.filter(
      (language) => row.languages.includes(language) || more.includes(language.toUpperCase()),
    ),
    status: row.status as SiteStatus,
    maintenanceEndsAt: row.maintenance_ends_at,
    flags: flagsOf(row.flags),
    licence:
      row.licence_number && row.licence_validator_url
        ? { text: row.licence_text, number: row.licence_number, validatorUrl: row.licence_validator_url }
        : null,
    allowedRegions: row.allowed_regions,
    blockedRegions: row.blocked_regions,
    allowList: row.allow_list,
    domains: row.domains,
    customerServices: row.customer_services,
    imageCdn: row.image_cdn,
    launchCdn: row.launch_cdn,
    analyticsId: row.analytics_id,
  }
}

/** The currency of a merchant's real money; of one that is not in the directory, what a new one begins with. */
export const currencyOf = (merchants: Merchants, merchantId: string): RealCurrency =>
  merchants.byId(merchantId)?.currency ?? DEFAULT_CURRENCY

/** The zone of a merchant's business days; of one that is not in the directory, what a new one begins with. */
export const timeZoneOf = (merchants: Merchants, merchantId: string): string =>
  merchants.byId(merchantId)?.timeZone ?? DEFAULT_TIME_ZONE

/** What the gateway's guard asks before every call (platform/calls.ts siteStatusKey). */
export function siteStatusSource(
  merchants: Merchants,
  countryOf: (address: string) => string,
): SiteStatusSource {
  return {
    of(merchantId, address) {
      const merchant = merchants.byId(merchantId)
      return merchant ? siteStatusOf(merchant, address, countryOf(address)) : { status: 0, endTime: null }
    },
  }
}

/** What the site's switch, regions and allow-list mean for an address. */
export function siteStatusOf(
  merchant: Merchant,
  address: string,
  country: string,
): { status: SiteStatus; endTime: Date | null } {
  const status = decideStatus(merchant, address, country)
  return { status, endTime: status === 1 ? merchant.maintenanceEndsAt : null }
}

/**
 * Creates a merchant; several processes may create the first one of an empty database at once
 * (`createFirstMerchant`).
 */
export async function createMerchant(tx: Tx, fresh: NewMerchant): Promise<void> {
  await insertMerchant(tx, fresh)
  await tellChanged(tx)
}

export async function createFirstMerchant(tx: Tx, fresh: NewMerchant): Promise<boolean> {
  const isMade = await insertFirstMerchant(tx, fresh)
  if (isMade) await tellChanged(tx)
  return isMade
}

/** The operator's switch: 0 open, 1 maintenance (with its end if known), 2 closed to every region. */
export async function setSiteStatus(
  tx: Tx,
  merchantId: string,
  change: { status: SiteStatus; endTime?: Date | null },
): Promise<void> {
  await updateStatus(tx, merchantId, change.status, change.status === 1 ? (change.endTime ?? null) : null)
  await tellChanged(tx)
  await emitEvent(tx, events.statusChanged, { merchantId, status: change.status })
}

export async function setFlag(tx: Tx, merchantId: string, name: FlagName, isOn: boolean): Promise<void> {
  await updateFlag(tx, merchantId, name, isOn)
  await tellChanged(tx)
}

/** Addresses or networks that always have access; regions (ISO 3166) that have access or not. */
export interface SiteAccess {
  allowList: readonly string[]
  allowedRegions: readonly string[]
  blockedRegions: readonly string[]
}

/** Refuses an entry that names no network or region: REQUEST_INVALID. */
export function checkAccess(access: SiteAccess): void {
  const isRegion = (region: string) => /^[A-Z]{2}$/.test(region)
  const faults = [
    ...(access.allowList.every(isNetwork) ? [] : [{ field: 'allowList', rule: 'format' }]),
    ...(access.allowedRegions.every(isRegion) ? [] : [{ field: 'allowedRegions', rule: 'format' }]),
    ...(access.blockedRegions.every(isRegion) ? [] : [{ field: 'blockedRegions', rule: 'format' }]),
  ]
  if (faults.length > 0) refuseFields(faults)
}

/** Sets the access rules; REQUEST_INVALID as `checkAccess`. */
export async function setAccess(tx: Tx, merchantId: string, access: SiteAccess): Promise<void> {
  checkAccess(access)
  await updateAccess(tx, merchantId, access)
  await tellChanged(tx)
  await emitEvent(tx, events.statusChanged, { merchantId })
}

/**
 * The switches and access rules in the database now, locked until the commit; the processes' caches may be
 * slightly older.
 */
export async function heldRulesOf(tx: Tx, merchantId: string): Promise<{ flags: Flags; access: SiteAccess }> {
  const row = await lockMerchantRules(tx, merchantId)
  if (!row) throw new Error('the merchant of a living session is gone')
  return {
    flags: flagsOf(row.flags),
    access: {
      allowList: row.allow_list,
      allowedRegions: row.allowed_regions,
      blockedRegions: row.blocked_regions,
    },
  }
}

/** The name in each language; the one in the merchant's own language replaces a missing one. */
export async function setNames(
  tx: Tx,
  merchantId: string,
  names: Readonly<Record<Language, string>>,
): Promise<void> {
  await updateNames(tx, merchantId, names)
  await tellChanged(tx)
}

export async function setLicence(
  tx: Tx,
  merchantId: string,
  licence: { text: string; number: string; validatorUrl: string },
): Promise<void> {
  if (licence.validatorUrl && !/^https:\/\/[^\s"'<>]+$/.test(licence.validatorUrl))
    refuseFields([{ field: 'validatorUrl', rule: 'format' }])
  await updateLicence(tx, merchantId, licence)
  await tellChanged(tx)
}

export async function setCustomerService(
  tx: Tx,
  merchantId: string,
  entry: Parameters<typeof upsertCustomerService>[2],
): Promise<void> {
  await upsertCustomerService(tx, merchantId, entry)
  await tellChanged(tx)
}

export async function removeCustomerService(tx: Tx, merchantId: string, entryId: string): Promise<void> {
  await deleteServiceEntry(tx, merchantId, entryId)
  await tellChanged(tx)
}

const tellChanged = (tx: Tx) => notify(tx, { kind: 'merchant' })
