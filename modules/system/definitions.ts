/** The system's own settings. */
import { interfaceLanguages, type InterfaceLanguage } from '../../kernel/languages.ts'
import { readFieldChanges, type FieldChange, type RegisterField } from './rules/register-fields.ts'
import { defineJsonSetting, defineSetting } from './settings.ts'

export const systemSettings = {
  /** The differences from the registration fields of rules/register-fields.ts. */
  registerFields: defineJsonSetting<Partial<Record<RegisterField, FieldChange>>>({
    name: 'system.registerFields',
    weakens: 'ANY',
    default: {},
    read: readFieldChanges,
  }),
  /**
   * Languages offered beside Thai and English, upper case: the site's frame has them, the rest is in English.
   */
  moreLanguages: defineJsonSetting<readonly string[]>({
    name: 'system.moreLanguages',
    weakens: 'NONE',
    default: [],
    read: readMoreLanguages,
  }),
  /**
   * The minimum age of a member in years; the checkbox text of registration names it (domain/gaps.md §7 row
   * 5, domain/economy.md §9).
   */
  minAge: defineSetting({
    name: 'system.minAge',
    weakens: 'DOWN',
    kind: 'integer',
    default: 21,
    min: 18,
    max: 21,
  }),
  /** Hosts (and their subdomains) that customer-service entries may lead to. */
  serviceHosts: defineSetting({
    name: 'system.serviceHosts',
    weakens: 'ADDED',
    kind: 'list',
    default: ['line.me', 'lin.ee', 't.me', 'm.me', 'facebook.com', 'x.com', 'wa.me'],
    min: 0,
    max: 50,
  }),
  /** The most text messages that a merchant sends in one day. */
  smsPerDay: defineSetting({
    name: 'system.smsPerDay',
    weakens: 'UP',
    kind: 'integer',
    default: 5_000,
    min: 0,
    max: 1_000_000,
  }),
} as const

function readMoreLanguages(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored) || stored.length > interfaceLanguages.length) return undefined
  return stored.every(
    (code) =>
      typeof code === 'string' &&
      code === code.toUpperCase() &&
      interfaceLanguages.includes(code.toLowerCase() as InterfaceLanguage),
  )
    ? (stored as string[])
    : undefined
}
