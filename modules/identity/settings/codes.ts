/** Settings of the codes that are sent to phones and mailboxes. */
import { defineSetting } from '../../system/index.ts'

export const codeSettings = {
  codeMinutes: defineSetting({
    name: 'identity.codeMinutes',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 10,
  }),
  /** Dialling codes that codes are sent to. */
  smsCountries: defineSetting({
    name: 'identity.smsCountries',
    weakens: 'ADDED',
    kind: 'list',
    default: ['66'],
    min: 1,
    max: 50,
  }),
  smsPerNetworkHour: defineSetting({
    name: 'identity.smsPerNetworkHour',
    weakens: 'UP',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 10_000,
  }),
  /** Codes to numbers that share all but their last seven digits: an operator's whole block. */
  smsPerBlockHour: defineSetting({
    name: 'identity.smsPerBlockHour',
    weakens: 'UP',
    kind: 'integer',
    default: 300,
    min: 1,
    max: 1_000_000,
  }),
  /** Codes to numbers that differ in their last four digits only: a typical abuse of SMS sending. */
  smsPerPrefixHour: defineSetting({
    name: 'identity.smsPerPrefixHour',
    weakens: 'UP',
    kind: 'integer',
    default: 50,
    min: 1,
    max: 100_000,
  }),
} as const
