/** What the room of the draws gives to the room of the bets. */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import type { IssueKey } from './issue-key.ts'
import * as store from './store/issues.ts'
import type { Issue, LockedIssue } from './store/issues.ts'

export { nameOfGame } from './locales/names.ts'
export { textOfIssue, type IssueKey } from './issue-key.ts'
export { confirmResult } from './confirm-result.ts'
export {
  digestSourceKey,
  settlerKey,
  shotsSourceKey,
  type DigestEntry,
  type DigestSource,
  type IssueSums,
} from './slots.ts'
export { lockedIssues, type Issue, type LockedIssue, type LockedJson } from './store/issues.ts'

/**
 * Locks issues FOR SHARE in the order of their keys, and says by the database's clock what each is; named by
 * `textOfIssue`, and an unknown issue is left out. While the lock is held an issue cannot close, so whatever
 * is judged OPEN here is in its digest. The judge of a batch does the same by `lottery.hold_docket`.
 */
export const lockIssues = (tx: Tx, keys: readonly IssueKey[]): Promise<ReadonlyMap<string, LockedIssue>> =>
  store.lockIssues(tx, keys)

/** An issue without a lock; undefined if there is none. */
export const readIssue = (reader: Reader, key: IssueKey): Promise<Issue | undefined> =>
  store.readIssue(reader, key)

/** Several, named by `textOfIssue`; an unknown one is left out. */
export const readIssues = (reader: Reader, keys: readonly IssueKey[]): Promise<ReadonlyMap<string, Issue>> =>
  store.readIssues(reader, keys)

/** Settling began; false if the issue is in no state for it. Twice does no harm. */
export const markSettling = (tx: Tx, key: IssueKey): Promise<boolean> => store.markSettling(tx, key)

/**
 * The version of the result is paid in full: DRAWN or SETTLING becomes SETTLED, and a VOID issue stays VOID
 * with its refunds done (its version is 0). False if that was said before or the version is another one.
 */
export const markSettled = (tx: Tx, key: IssueKey, version: number): Promise<boolean> =>
  store.markSettled(tx, key, version)
