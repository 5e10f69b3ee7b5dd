/** What the platform knows of an account. */

/**
 * 0 member, 1 top agent, 2 agent, 41 affiliate agent, 42 affiliate sub-agent, 4 trial (domain/agents.md §1);
 * 5 a house player, which only a demo seats in rooms.
 */
export type AccountType = 0 | 1 | 2 | 4 | 5 | 41 | 42
export type AccountKind = 'member' | 'agent' | 'trial' | 'house'

export interface Account {
  readonly accountId: string
  readonly merchantId: string
  readonly username: string
  readonly type: AccountType
  readonly kind: AccountKind
  readonly isTrial: boolean
  readonly isAgent: boolean
  readonly state: 'ACTIVE' | 'FROZEN'
  readonly nickname: string
  readonly kycLevel: number
  readonly vipLevel: number
  readonly payeeName: string | null
  /** E.164. */
  readonly mobile: string | null
  readonly isMobileVerified: boolean
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** Upper case: TH, EN. */
  readonly language: string
  readonly uplineId: string | null
  /** The prize group (domain/agents.md §2). */
  readonly memberG: number
  readonly isFirstLogin: boolean
  readonly hasPaymentPassword: boolean
  readonly createdAt: Date
  readonly lastSignInAt: Date | null
}

export function kindOf(type: AccountType): AccountKind {
  return type === 4 ? 'trial' : type === 5 ? 'house' : type === 0 ? 'member' : 'agent'
}

/** Whether the account is of a real person: neither a trial account nor a house player. */
export function isPersonal(kind: AccountKind): boolean {
  return kind === 'member' || kind === 'agent'
}
