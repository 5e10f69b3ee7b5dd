/** Sessions of players that benches write straight into the database. */

/** Of a session's token. */
export const TOKEN_LENGTH = 43
/** The token of a bench's member by number; in SQL `lpad(n::text, TOKEN_LENGTH, 'p')`. */
export const playerTokenAt = (index: number): string => String(index).padStart(TOKEN_LENGTH, 'p')
export const PLAYER_CLAIMS = JSON.stringify({ account: 'bench', type: 0, isTrial: false, isAgent: false })
