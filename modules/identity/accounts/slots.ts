/** What identity needs from modules above it; server/wiring.ts fills these. */
import type { readConsolidatedSchemas } from '../../../contract/player/identity/read-consolidated.ts'
import type { readPublicInfoSchemas } from '../../../contract/player/identity/read-public-info.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { defineService, defineSlot } from '../../../platform/services.ts'
import type { SessionClaims } from '../../../platform/session-claims.ts'
import type { AccountKind } from './types.ts'

/**
 * Opens the wallet's accounts in the transaction that makes the account; a trial account receives its play
 * money.
 */
export type OpenWallet = (
  tx: Tx,
  account: { merchantId: string; memberId: string; kind: AccountKind },
) => Promise<void>
export const accountOpenedKey = defineService<OpenWallet>('identity.account-opened')

/**
 * Forbids or allows bets in the transaction that freezes or unfreezes; what a restriction forbids stays
 * forbidden.
 */
export type BlockMember = (
  tx: Tx,
  block: {
    memberId: string
    blockedReason: 'FROZEN' | 'SELF_EXCLUDED' | 'TIMEOUT' | 'SESSION_LIMIT' | null
    blockedUntil: Date | null
  },
) => Promise<void>
export const memberGuardKey = defineService<BlockMember>('identity.member-guard')

/** The restriction of a self-excluded member or one on a time-out, null if there is none. */
export type FindRestriction = (
  reader: Reader,
  member: { merchantId: string; accountId: string },
  now: Date,
) => Promise<SessionClaims['restricted'] | null>
export const restrictionOfKey = defineService<FindRestriction>('identity.restriction-of')

/**
 * The password hash of the operator with that name, or null. If it will be checked, the attempt counts as one
 * at the console, and the result is null once those are used up: the players' sign-in must not allow more of
 * them.
 */
export type FindStaffHash = (
  context: RequestContext,
  username: string,
  isJudged: boolean,
) => Promise<string | null>
export const staffHashKey = defineService<FindStaffHash>('identity.staff-hash')

/**
 * Who may not open an account, and who should be reviewed: an excluded person must not come back under
 * another name.
 */
export interface Applicants {
  /** Throws AUTH_SELF_EXCLUDED. Only data that the applicant has proven to be theirs is checked. */
  check(context: RequestContext, applicant: { mobile: string | null; idNumber: string | null }): Promise<void>
  /** Called with the account, in its transaction. */
  opened(tx: Tx, context: RequestContext, member: { merchantId: string; accountId: string }): Promise<void>
}
export const applicantsKey = defineService<Applicants>('identity.applicants')

/**
 * The VIP levels of accounts now, by their ids; `vipLevel` is the one that was stored last (`setVipLevel`),
 * which searches go by. Without a provider it is the level.
 */
export type VipOf = (
  reader: Reader,
  merchantId: string,
  accounts: readonly { readonly accountId: string; readonly vipLevel: number }[],
) => Promise<ReadonlyMap<string, number>>
export const vipOfKey = defineSlot<VipOf>(
  'identity.vip-of',
  async (_reader, _merchantId, accounts) =>
    new Map(accounts.map(({ accountId, vipLevel }) => [accountId, vipLevel])),
)

/**
 * What waits of an account's contracts, by kind: 0 nothing, 1 a new contract is offered, 2 its end is asked
 * for, 3 the last request succeeded and was not seen yet.
 */
export type ContractFlagsOf = (
  reader: Reader,
  account: { merchantId: string; accountId: string },
) => Promise<ValueOf<typeof readConsolidatedSchemas>>
export const contractFlagsKey = defineSlot<ContractFlagsOf>('identity.contract-flags', async () => ({
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
}))

/** The answer of `GET /wps/member/info/public`; amounts in minor units. */
export interface PublicState {
  balance: bigint
  currency: string
  unreadMessage: number
  availablePromoCount: number
  availableMissionCount: number
  availablePromo: { REFERRAL: { enabled: boolean } }
  vipLabelName: string
  vipRankLevel: number
  /** For the windows for visitors, from the catalogue. */
  banners: ValueOf<typeof readPublicInfoSchemas>['banners']
}
export type StateOfMember = (
  reader: Reader,
  member: { merchantId: string; accountId: string; isTrial: boolean; vipLevel: number },
  context: RequestContext,
) => Promise<Partial<PublicState>>
/** Each module adds the part it knows; a part that no module adds is really zero. */
export const publicStateKey = defineService<readonly StateOfMember[]>('identity.public-state')
