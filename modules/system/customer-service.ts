/**
 * Customer-service entries. Players hold a sealed path instead of the address: a JWE under the house's key that names
 * the entry. What does not open, or names nothing, leads to the default service; nothing leads off the allow-list.
 */
import { createHmac } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Reader } from '../../platform/postgres.ts'
import { systemSettings } from './definitions.ts'
import type { Merchant } from './merchants.ts'
import { isAllowedAddress } from './rules/service-address.ts'
import { settingOf } from './settings.ts'

/** Where there is no entry that may be opened. */
const HELP = '/help'
/** Sealing gives another text each time; one a process keeps pages equal between the server and the browser. */
const sealed = new Map<string, Promise<string>>()

const keyOf = (secretKey: Buffer): Uint8Array => new Uint8Array(createHmac('sha256', secretKey).update('customer-service path').digest())

function pathOf(secretKey: Buffer, merchantId: string, entryId: string): Promise<string> {
  const place = `${secretKey.toString('base64')} ${merchantId} ${entryId}`
  let path = sealed.get(place)
  if (!path) {
    path = new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ merchantId, entryId }))).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(keyOf(secretKey))
    sealed.set(place, path)
  }
  return path
}

/** The entries in the caller's language, each with its sealed path; the first is the default service. */
export function customerServicesOf(merchant: Merchant, language: string, secretKey: Buffer): Promise<{ csType: string; title: string; path: string }[]> {
  return Promise.all(merchant.customerServices.map(async ({ entryId, csType, title }) => ({
    csType, title: title[language] || title[merchant.defaultLanguage] || csType, path: await pathOf(secretKey, merchant.id, entryId),
  })))
}

/** The address that a path leads to: its entry's, else the first entry's that may be opened, else the help centre. */
export async function openServicePath(reader: Reader, merchant: Merchant, path: string, secretKey: Buffer): Promise<string> {
  const entryId = await entryIdOf(merchant.id, path, secretKey)
  const hosts = await settingOf(reader, merchant.id, systemSettings.serviceHosts)
  const entries = merchant.customerServices.filter(({ url }) => isAllowedAddress(url, hosts))
  return (entries.find((entry) => entry.entryId === entryId) ?? entries[0])?.url ?? HELP
}

async function entryIdOf(merchantId: string, path: string, secretKey: Buffer): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(path, keyOf(secretKey), { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] })
    const named = JSON.parse(new TextDecoder().decode(plaintext)) as { merchantId?: unknown; entryId?: unknown }
    return named.merchantId === merchantId && typeof named.entryId === 'string' ? named.entryId : undefined
  } catch {
    return undefined
  }
}
