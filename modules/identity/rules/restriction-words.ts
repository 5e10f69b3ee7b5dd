/** What a restriction is called beside its refusal code: in the answer of a sign-in, and as the wallet's reason for a block. */
export const restrictionWords = { AUTH_SELF_EXCLUDED: 'SELF_EXCLUDED', RG_TIMEOUT: 'TIMEOUT', RG_SESSION_LIMIT: 'SESSION_LIMIT' } as const
