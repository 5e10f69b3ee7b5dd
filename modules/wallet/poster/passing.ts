/** Which failures of a batch pass by themselves. */
import { Refusal } from '../../../kernel/refusal.ts'
import { sqlStateOf } from '../../../platform/postgres.ts'

/**
 * Whether the same batch may succeed a moment later: the connection or the server went away, or a lock was
 * lost.
 */
export function isPassing(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (error instanceof TypeError || error instanceof RangeError || error instanceof Refusal) return false
  if (state === undefined || !/^[0-9A-Z]{5}$/.test(state) || isOfSystem(error)) return true
  return (
    state.startsWith('08') ||
    state.startsWith('40') ||
    state.startsWith('53') ||
    state.startsWith('57') ||
    state.startsWith('58') ||
    state === '25006' ||
    state === '23505' ||
    state === '55P03'
  )
}

/** An error of the socket: some of its codes, such as EPIPE, look like those of the database. */
const isOfSystem = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error
