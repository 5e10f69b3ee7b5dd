/** Addresses that nothing may be sent to, checked when somebody names one (domain/economy.md §9). */
import type { CryptoChannel } from '../../../contract/shared/cashier-channels.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { flagMember } from './flags.ts'
import { amlScores } from './rules/aml-kinds.ts'
import { shownAddress } from '../shared/rules/crypto-addresses.ts'
import { isSanctionedAddress } from './sanctions.ts'
import { amlSettings } from '../settings/compliance.ts'
import { insertFlag, type Watched } from './store/aml.ts'

export interface AddressPlace {
  channel: CryptoChannel
  address: string
}

const detailOf = ({ channel, address }: AddressPlace) => ({
  channel,
  address: shownAddress(channel, address),
})

/** Flags the member if the list names the address by now; their payouts are held then. */
export async function screenAddress(
  tx: Tx,
  member: Watched,
  place: AddressPlace,
  reference: string,
): Promise<boolean> {
  if (!(await isSanctionedAddress(tx, member.merchantId, place.channel, place.address))) return false
  await flagMember(tx, {
    merchantId: member.merchantId,
    memberId: member.memberId,
    kind: 'SANCTIONED',
    score: amlScores.SANCTIONED,
    reference,
    detail: detailOf(place),
  })
  return true
}

/**
 * The same if the request itself will be refused: written outside its transaction, so that the flag stays.
 */
export async function noteSanctioned(
  { tx, database }: CallContext,
  member: Watched,
  place: AddressPlace,
  reference: string,
): Promise<boolean> {
  if (!(await isSanctionedAddress(tx, member.merchantId, place.channel, place.address))) return false
  await insertFlag(database.aside, {
    merchantId: member.merchantId,
    memberId: member.memberId,
    flagId: newId(),
    kind: 'SANCTIONED',
    score: amlScores.SANCTIONED,
    reference,
    detail: detailOf(place),
    days: await settingOf(tx, member.merchantId, amlSettings.flagDays),
  })
  return true
}
