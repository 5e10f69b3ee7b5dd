/**
 * Country of an address, good enough for defaults and an operator's region rules; never proof of where a
 * person is.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader } from 'mmdb-lib'
import { plainAddress } from './addresses.ts'

interface CountryRecord {
  country_code?: string
}

let reader: Reader<never> | undefined

/** Loads the database once per process; returns an upper-case country code, or '' for an unknown address. */
export function loadGeo(): (address: string) => string {
  reader ??= readDatabase()
  const loaded = reader
  return (address) => {
    try {
      return (loaded.get(plainAddress(address)) as CountryRecord | null)?.country_code ?? ''
    } catch {
      return ''
    }
  }
}

function readDatabase(): Reader<never> {
  const require = createRequire(import.meta.url)
  return new Reader<never>(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  )
}
