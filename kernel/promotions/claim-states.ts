/**
 * The one table of what may follow what in a claim (domain/economy.md §6.2). The states before a claim
 * exists (before it opens, and to be joined) and what progress shows (joined, process) are derived; the
 * others are stored.
 */
import type { ClaimState } from './words.ts'

export const claimMoves: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  COMING_SOON: ['JOIN', 'CLAIM', 'CLOSE'],
  JOIN: ['JOINED', 'SIGNED', 'APPLYING', 'CLAIM', 'ISSUED', 'CLAIMED', 'CLOSE'],
  JOINED: ['PROCESS', 'CLAIM', 'ISSUED', 'CLOSE'],
  PROCESS: ['CLAIM', 'ISSUED', 'CLOSE'],
  SIGNED: ['JOIN', 'CLOSE'],
  APPLYING: ['ISSUED', 'CLAIM', 'REJECTED', 'JOIN', 'CLOSE'],
  REJECTED: ['APPLYING', 'JOIN', 'CLOSE'],
  CLAIM: ['CLAIMED', 'CLOSE'],
  ISSUED: ['JOIN', 'CLOSE'],
  CLAIMED: ['JOIN', 'CLOSE'],
  CLOSE: [],
}

export const mayMove = (from: ClaimState, to: ClaimState): boolean => claimMoves[from].includes(to)
