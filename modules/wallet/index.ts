/**
 * The wallet's door: the only code that moves money and points (architecture.md §3). Amounts are bigint minor
 * units. Its exports are in door/, by subject.
 */
export { parts } from './parts.ts'
export type * from './types.ts'
export * from './door/accounts.ts'
export * from './door/moving.ts'
export * from './door/guards.ts'
export * from './door/posting.ts'
export * from './door/records.ts'
export * from './door/reports.ts'
export * from './door/proofs.ts'
