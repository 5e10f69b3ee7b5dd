/**
 * What members share with each other, for finding one person behind several accounts (domain/economy.md §9).
 */
import { callerOf, isInNetworks } from '../../../platform/addresses.ts'
import type { Reader } from '../../../platform/postgres.ts'
import {
  readDeviceCrowd,
  readPersonTraits,
  readSamePerson,
  readSharedTraits,
  readTakeoverSigns,
  readUsedTraits,
} from './store/shared-traits.ts'

export interface SharedTrait {
  kind: 'PHONE' | 'DEVICE' | 'PERSON' | 'NAME' | 'ADDRESS'
  value: string
  memberIds: string[]
  firstAt: Date | null
  lastAt: Date | null
}

/**
 * Devices, addresses, phones, names with birthdays and citizen numbers that two to fifty members share;
 * sign-ins since a moment. Values are shortened.
 */
export async function sharedTraitsOf(
  reader: Reader,
  merchantId: string,
  since: Date,
): Promise<SharedTrait[]> {
  const rows = await readSharedTraits(reader, merchantId, since)
  return rows.map((row) => ({
    kind: row.kind,
    value: shortened(row.kind, row.value),
    memberIds: row.member_ids,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }))
}

function shortened(kind: SharedTrait['kind'], value: string): string {
  if (kind === 'DEVICE') return value.slice(0, 13)
  return kind === 'PHONE' ? `+${value.slice(0, 4)}•••${value.slice(-4)}` : value
}

/** The most accounts on one device of the member since a moment; 0 if the device is not known. */
export async function deviceCrowdOf(
  reader: Reader,
  member: { merchantId: string; accountId: string },
  since: Date,
): Promise<{ device: string; accounts: number }> {
  const { visitorId, accounts } = await readDeviceCrowd(reader, member.merchantId, member.accountId, since)
  return { device: shortened('DEVICE', visitorId), accounts }
}

/** Signs that somebody else has taken the account over since a moment. */
export async function takeoverSignsOf(
  reader: Reader,
  accountId: string,
  since: Date,
): Promise<{ hasNewCountry: boolean; passwordChangedAt: Date }> {
  return readTakeoverSigns(reader, accountId, since)
}

/** What tells one person behind two accounts: what each account was used with, and whose it says it is. */
export interface MemberTraits {
  readonly devices: ReadonlySet<string>
  /** An address, or the network in which one customer moves freely; none of the server itself. */
  readonly addresses: ReadonlySet<string>
  /** The payee name in small letters without spaces and full stops; empty without one. */
  readonly payee: string
}

/** What comes from the machine of the server itself says nothing about a person. */
const isOwn = (address: string): boolean => address === '' || isInNetworks(address, ['127.0.0.0/8', '::1'])

/** The traits of these members of a merchant, of sign-ins since a moment; unknown members are left out. */
export async function traitsOf(
  reader: Reader,
  merchantId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, MemberTraits>> {
  const used = Map.groupBy(
    await readUsedTraits(reader, merchantId, memberIds, since),
    ({ memberId }) => memberId,
  )
  const setOf = (memberId: string, kind: 'DEVICE' | 'ADDRESS') =>
    (used.get(memberId) ?? []).filter((row) => row.kind === kind).map(({ value }) => value)
  const persons = await readPersonTraits(reader, merchantId, memberIds)
  return new Map(
    persons.map(({ memberId, payee, address }) => [
      memberId,
      {
        devices: new Set(setOf(memberId, 'DEVICE')),
        addresses: new Set(
          [...setOf(memberId, 'ADDRESS'), address].filter((each) => !isOwn(each)).map(callerOf),
        ),
        payee,
      },
    ]),
  )
}

/**
 * Accounts of the merchant that share a device, a citizen number, or name and birthday with this one, itself
 * left out. Numbers of phones and of bank accounts belong to one account alone. A device of more than fifty
 * accounts is a shop's and says nothing.
 */
export const samePersonsOf = (
  reader: Reader,
  account: { merchantId: string; accountId: string },
): Promise<string[]> => readSamePerson(reader, account.merchantId, account.accountId)
