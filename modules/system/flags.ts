/** The whitelabel flags of a merchant: what is on by default, and what a merchant may switch. */

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
  /** Numbers are proven by the configured issuer's own page beside our own text messages. */
  phoneSignIn: false,
  /** Sign-in without an account, play money only. */
  freePlay: true,
  /** New accounts may be opened. */
  registration: true,
  hasVip: false,
  /** The spec's decorative figures, labelled as decoration (ARCHITECTURE §7). */
  decorativeJackpot: false,
  decorativeOnline: false,
  mirrorTips: false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof flagDefaults

/** Which way a switch weakens a control and so waits for a second person; each new one has to say it. */
export const flagWeakens: Readonly<Record<FlagName, 'ON' | 'OFF' | 'NONE'>> = {
  AGENTPOLICY3: 'NONE',
  MOBILENUMREG3: 'NONE',
  MOBILENUMPASSREG3: 'NONE',
  REGMOBVERF3: 'OFF',
  MANPLAYREB3: 'NONE',
  // Only which way of recovery is shown first; both are open.
  phonePasswordRecovery: 'NONE',
  // A further key to an account: its telephone alone, or an outside page that vouches for the number.
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

/** Whether switching one so weakens a control. */
export const isFlagWeakened = (name: FlagName, isOn: boolean): boolean => flagWeakens[name] === (isOn ? 'ON' : 'OFF')

export type Flags = Record<FlagName, boolean>
export const flagNames = Object.keys(flagDefaults) as FlagName[]

/** The flags of a merchant: its own where it has one, else the default. */
export function flagsOf(stored: Readonly<Record<string, unknown>>): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, typeof stored[name] === 'boolean' ? stored[name] : flagDefaults[name]])) as Flags
}
