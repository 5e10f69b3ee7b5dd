/** The system's own settings. */
import { readFieldChanges, type FieldChange, type RegisterField } from './rules/register-fields.ts'
import { defineJsonSetting, defineSetting } from './settings.ts'

export const systemSettings = {
  /** What differs from the registration fields of rules/register-fields.ts. */
  registerFields: defineJsonSetting<Partial<Record<RegisterField, FieldChange>>>({ name: 'system.registerFields', default: {}, read: readFieldChanges }),
  /** Years a member must be old; the tick text of registration names it (domain/gaps.md §7 row 5, economy.md §9). */
  minAge: defineSetting({ name: 'system.minAge', kind: 'integer', default: 21, min: 18, max: 30 }),
  /** Text messages a merchant sends in one day at most, whoever asks for them. */
  smsPerDay: defineSetting({ name: 'system.smsPerDay', kind: 'integer', default: 5_000, min: 0, max: 1_000_000 }),
} as const
