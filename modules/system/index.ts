/**
 * The system: merchants and the status of their sites, flags and settings, help texts, SMS and mail. Its
 * exports are in door/, by subject.
 */
import { systemSettings } from './definitions.ts'
import type { AnySetting } from './settings.ts'

export { parts } from './parts.ts'
export const settings: readonly AnySetting[] = Object.values(systemSettings)

export * from './door/merchants.ts'
export * from './door/messages.ts'
export * from './door/proposals.ts'
export * from './door/registration.ts'
export * from './door/settings.ts'
