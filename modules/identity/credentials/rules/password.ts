/**
 * What a password must satisfy beyond its configured length and pattern (domain/gaps.md §2,
 * security/decisions.md §2 rows 1–4).
 */

export interface PasswordFacts {
  username: string
  mobile: string | null
  /** The fixed initial password of accounts that agents open; never allowed as a choice. */
  initialPassword: string
  isCommon: (password: string) => boolean
}

/** The rule of contract/locales that the password breaks, or undefined. */
export function passwordFault(
  password: string,
  facts: PasswordFacts,
): 'passwordSame' | 'passwordCommon' | undefined {
  const plain = password.toLowerCase()
  const digits = facts.mobile?.replace(/^\+/, '') ?? ''
  const national = digits.replace(/^66/, '0')
  if (
    plain === facts.username.toLowerCase() ||
    (digits !== '' && [digits, national, national.slice(1), `+${digits}`].includes(plain))
  )
    return 'passwordSame'
  if (password === facts.initialPassword || facts.isCommon(plain)) return 'passwordCommon'
  return undefined
}
