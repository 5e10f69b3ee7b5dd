/**
 * Customer-service entries. Players get a sealed path instead of the address: a JWE under the platform's key
 * that names the entry. A path that does not open, or names nothing, leads to the default service; no path
 * leads off the allow-list.
 */
import { createHmac } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Reader } from '../../platform/postgres.ts'
import { systemSettings } from './definitions.ts'
import type { Merchant } from './merchants.ts'
import { isAllowedAddress } from './rules/service-address.ts'
import { settingOf } from './settings.ts'

/** Used if there is no entry that may be opened. */
const HELP = '/help'
/**
 * Sealing gives another text each time; one text per process keeps a page equal on the server and in the
 * browser.
 */
const sealed = new Map<string, Promise<string>>()

const keyOf = (secretKey: Buffer): Uint8Array =>
  new Uint8Array(createHmac('sha256', secretKey).update('customer-service path').digest())

function pathOf(secretKey: Buffer, merchantId: string, entryId: string): Promise<string> {
  const place = `${secretKey.toString('base64')} ${merchantId} ${entryId}`
  let path = sealed.get(place)
  if (!path) {
    path = new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ merchantId, entryId })))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(keyOf(secretKey))
    sealed.set(place, path)
  }
  return path
}

/** The entries in the caller's language, each with its sealed path; the first is the default service. */
export function customerServicesOf(
  merchant: Merchant,
  language: string,
  secretKey: Buffer,
): Promise<{ csType: string; title: string; path: string }[]> {
  return Promise.all(
    merchant.customerServices.map(async ({ entryId, csType, title }) => ({
      csType,
      title: title[language] || title[merchant.defaultLanguage] || csType,
      path: await pathOf(secretKey, merchant.id, entryId),
    })),
  )
}

/**
 * The address behind a path: that of its entry, otherwise of the first entry that may be opened, otherwise
 * the help centre.
 */
export async function openServicePath(
  reader: Reader,
  merchant: Merchant,
  path: string,
  secretKey: Buffer,
): Promise<string> {
  const entryId = await entryIdOf(merchant.id, path, secretKey)
  const hosts = await settingOf(reader, merchant.id, systemSettings.serviceHosts)
  const entries = merchant.customerServices.filter(({ url }) => isAllowedAddress(url, hosts))
  return (entries.find((entry) => entry.entryId === entryId) ?? entries[0])?.url ?? HELP
}

async function entryIdOf(merchantId: string, path: string, secretKey: Buffer): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(path, keyOf(secretKey), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const named = JSON.parse(new TextDecoder().decode(plaintext)) as {
      merchantId?: unknown
      entryId?: unknown
    }
    return named.merchantId === merchantId && typeof named.entryId === 'string' ? named.entryId : undefined
  } catch {
    return undefined
  }
}
