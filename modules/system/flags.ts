/** The whitelabel flags of a merchant: the defaults, and what a merchant may switch. */

export const flagDefaults = {
  /** Consolidated contract flags are fetched for signed-in members. */
  AGENTPOLICY3: false,
  /** Registration by mobile number. */
  MOBILENUMREG3: false,
  /** The password is chosen at mobile registration. */
  MOBILENUMPASSREG3: false,
  /** The mobile number is verified by SMS at registration. */
  REGMOBVERF3: false,
  /** Manual rebate. */
  MANPLAYREB3: false,
  /** The password is recovered by phone first. */
  phonePasswordRecovery: true,
  /** The country selector of phone forms. */
  countrySelector: false,
  /** Sign-in by SMS code. */
  codeLogin: false,
  /** Numbers are proven on the configured issuer's own page, besides our own text messages. */
  phoneSignIn: false,
  /** Sign-in without an account, play money only. */
  freePlay: true,
  /** New accounts may be opened. */
  registration: true,
  hasVip: false,
  /** The specification's decorative figures, labelled as decoration (architecture.md §7). */
  decorativeJackpot: false,
  decorativeOnline: false,
  mirrorTips: false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof flagDefaults

/**
 * The direction in which a switch weakens a control and therefore waits for a second person; each new switch
 * must declare it.
 */
export const flagWeakens: Readonly<Record<FlagName, 'ON' | 'OFF' | 'NONE'>> = {
  AGENTPOLICY3: 'NONE',
  MOBILENUMREG3: 'NONE',
  MOBILENUMPASSREG3: 'NONE',
  REGMOBVERF3: 'OFF',
  MANPLAYREB3: 'NONE',
  // Only which way of recovery is shown first; both are open.
  phonePasswordRecovery: 'NONE',
  // Another key to an account: its telephone alone, or an outside page that vouches for the number.
  codeLogin: 'ON',
  phoneSignIn: 'ON',
  countrySelector: 'NONE',
  freePlay: 'NONE',
  registration: 'NONE',
  hasVip: 'NONE',
  decorativeJackpot: 'NONE',
  decorativeOnline: 'NONE',
  mirrorTips: 'NONE',
}

/** Whether this change of a switch weakens a control. */
export const isFlagWeakened = (name: FlagName, isOn: boolean): boolean =>
  flagWeakens[name] === (isOn ? 'ON' : 'OFF')

export type Flags = Record<FlagName, boolean>
export const flagNames = Object.keys(flagDefaults) as FlagName[]

/** The flags of a merchant: its own value if it has one, otherwise the default. */
export function flagsOf(stored: Readonly<Record<string, unknown>>): Flags {
  return Object.fromEntries(
    flagNames.map((name) => [name, typeof stored[name] === 'boolean' ? stored[name] : flagDefaults[name]]),
  ) as Flags
}
