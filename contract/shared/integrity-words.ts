/** The words of integrity checks in rooms (domain/studio-games.md §6.3), for the server and the console. */
export const integrityKinds = ['CHIP_DUMPING', 'SOFT_PLAY'] as const
export type IntegrityKind = (typeof integrityKinds)[number]

export const integrityStates = ['OPEN', 'CLEARED', 'CONFIRMED'] as const
export type IntegrityState = (typeof integrityStates)[number]

export const INTEGRITY_REASON_LENGTH = 140
