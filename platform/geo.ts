/** Country of an address, good enough for defaults and region rules the operator sets; never proof of where a person is. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader } from 'mmdb-lib'

interface CountryRecord { country_code?: string }

/** Loads the database once; answers an upper-case country code, or '' for an address it does not know. */
export function loadGeo(): (address: string) => string {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = new Reader<never>(readFileSync(file))
  return (address) => {
    try {
      return (reader.get(address.replace(/^::ffff:/, '')) as CountryRecord | null)?.country_code ?? ''
    } catch {
      return ''
    }
  }
}
