/** Whether a friend is the same person as the one who invited, or as another friend of theirs. */
import type { refusedReasons } from '../../../../contract/shared/referral-words.ts'
import type { MemberTraits } from '../../../identity/index.ts'

export type RefusedReason = (typeof refusedReasons)[number]
export type SharedReason = Exclude<RefusedReason, 'BUDGET'>

/** What accounts may share, from the strongest sign to the weakest. */
const sharedReasons: readonly SharedReason[] = ['BANK_ACCOUNT', 'DEVICE', 'PAYEE', 'ADDRESS']

export interface PersonSigns extends MemberTraits {
  /** Payout accounts that the member has, had or tried to bind. */
  readonly payouts: ReadonlySet<string>
}

const isShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((value) => other.has(value))

const signs: Readonly<Record<SharedReason, (one: PersonSigns, other: PersonSigns) => boolean>> = {
  BANK_ACCOUNT: (one, other) => isShared(one.payouts, other.payouts),
  DEVICE: (one, other) => isShared(one.devices, other.devices),
  PAYEE: (one, other) => one.payee !== '' && one.payee === other.payee,
  ADDRESS: (one, other) => isShared(one.addresses, other.addresses),
}

/** What two accounts share; null: nothing. */
export const sharedBy = (one: PersonSigns, other: PersonSigns): SharedReason | null =>
  sharedReasons.find((reason) => signs[reason](one, other)) ?? null
