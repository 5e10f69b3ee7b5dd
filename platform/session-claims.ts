/** The claims of a session about its account. */

export interface SessionClaims {
  /** The account's name, for logs and screens. */
  account: string
  /** Account type of the specification: 1, 2, 41, 42 agents; 4 trial; 3 members. Operators: 0. */
  type: number
  isTrial: boolean
  isAgent: boolean
  mustChangePassword?: boolean
  /**
   * Self-excluded, on a time-out, or the day's playing time is used up: until then only withdrawal, records,
   * help and sign-out are open. Held: it stays after that moment, until a return is confirmed.
   */
  restricted?: {
    code: 'AUTH_SELF_EXCLUDED' | 'RG_TIMEOUT' | 'RG_SESSION_LIMIT'
    until: string | null
    isHeld?: boolean
  } | null
  /** Operators: their abilities; read from the database at every call. */
  abilities?: string[]
  /** Operators: the authenticator is not enrolled yet; only enrolment is open. */
  mustEnrol?: boolean
}
