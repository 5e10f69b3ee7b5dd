/** Who can enter the site (domain/gaps.md §7 row 30). */
import { isInNetworks } from '../../../platform/addresses.ts'

/** 0 open, 1 maintenance, 2 closed to the caller's region. */
export type SiteStatus = 0 | 1 | 2

export interface Access {
  readonly status: SiteStatus
  readonly allowedRegions: readonly string[]
  readonly blockedRegions: readonly string[]
  readonly allowList: readonly string[]
}

/**
 * First the allow-list, which passes everything; then the operator's switch; then the regions. An address
 * without a known country has access unless only named regions have: a merchant that lists its regions must
 * know each caller's.
 */
export function decideStatus(access: Access, address: string, country: string): SiteStatus {
  if (isInNetworks(address, access.allowList)) return 0
  if (access.status !== 0) return access.status
  if (country !== '' && access.blockedRegions.includes(country)) return 2
  if (access.allowedRegions.length > 0 && !access.allowedRegions.includes(country) && !isOwnMachine(address))
    return 2
  return 0
}

function isOwnMachine(address: string): boolean {
  return isInNetworks(address, ['127.0.0.0/8', '::1'])
}
