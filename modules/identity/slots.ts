/** What identity needs of modules above it; server/wiring.ts fills these. */
import type { readPublicInfoSchemas } from '../../contract/player/identity/read-public-info.ts'
import type { ValueOf } from '../../contract/shared/call.ts'
import type { RequestContext } from '../../platform/calls.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import type { SessionClaims } from '../../platform/sessions.ts'
import type { AccountKind } from './types.ts'

/** Opens the wallet's accounts in the transaction that makes the account; a trial account receives its play money. */
export type OpenWallet = (tx: Tx, account: { merchantId: string; memberId: string; kind: AccountKind }) => Promise<void>
export const accountOpenedKey = defineService<OpenWallet>('identity.account-opened')

/** Forbids or allows bets in the transaction that freezes or unfreezes; what a restriction forbids stays forbidden. */
export type BlockMember = (tx: Tx, block: { memberId: string; blockedReason: 'FROZEN' | 'SELF_EXCLUDED' | 'TIMEOUT' | 'SESSION_LIMIT' | null; blockedUntil: Date | null }) => Promise<void>
export const memberGuardKey = defineService<BlockMember>('identity.member-guard')

/** The restriction of a self-excluded member or one on a time-out, null where there is none. */
export type FindRestriction = (reader: Reader, member: { merchantId: string; accountId: string }, now: Date) => Promise<SessionClaims['restricted'] | null>
export const restrictionOfKey = defineService<FindRestriction>('identity.restriction-of')

/**
 * The password hash of a member of staff with that name, null for nobody. Where it will be judged, the try is counted
 * as one at the console, and null once those are used up: the players' door must not give more of them.
 */
export type FindStaffHash = (context: RequestContext, username: string, isJudged: boolean) => Promise<string | null>
export const staffHashKey = defineService<FindStaffHash>('identity.staff-hash')

/** Who may not open an account, and who is to be looked at: an excluded person must not come back under another name. */
export interface Applicants {
  /** Throws AUTH_SELF_EXCLUDED. Only what is proven to be the applicant's own is asked about. */
  check(context: RequestContext, applicant: { mobile: string | null; idNumber: string | null }): Promise<void>
  /** With the account, in its transaction. */
  opened(tx: Tx, context: RequestContext, member: { merchantId: string; accountId: string }): Promise<void>
}
export const applicantsKey = defineService<Applicants>('identity.applicants')

/** What `GET /wps/member/info/public` shows; amounts in minor units. */
export interface PublicState {
  balance: bigint
  currency: string
  unreadMessage: number
  availablePromoCount: number
  availablePromo: { REFERRAL: { enabled: boolean } }
  vipLabelName: string
  vipRankLevel: number
  /** Of the windows for visitors, as the catalogue tells them. */
  banners: ValueOf<typeof readPublicInfoSchemas>['banners']
}
export type StateOfMember = (reader: Reader, member: { merchantId: string; accountId: string; isTrial: boolean; vipLevel: number }, context: RequestContext) => Promise<Partial<PublicState>>
/** Each module adds the part it knows; what nobody adds is a real zero. */
export const publicStateKey = defineService<readonly StateOfMember[]>('identity.public-state')
