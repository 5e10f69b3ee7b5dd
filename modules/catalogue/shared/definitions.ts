/**
 * The catalogue's settings, each changeable by an operator within its bounds (domain/gaps.md §7 row 24, §8).
 */
import { defineSetting } from '../../system/index.ts'

export const providerSettings = {
  /** Vendors whose sports games are e-sports. */
  esportsProviders: defineSetting({
    name: 'catalogue.esportsProviders',
    weakens: 'NONE',
    kind: 'list',
    default: ['AV', 'AI', 'IMES', 'TF', 'IA', 'TCG_ESPORT'],
    min: 0,
    max: 50,
  }),
  /** Vendors whose sports games are cockfights. */
  cockfightProviders: defineSetting({
    name: 'catalogue.cockfightProviders',
    weakens: 'NONE',
    kind: 'list',
    default: ['DS88', 'TCG_COCK'],
    min: 0,
    max: 50,
  }),
  /** Countries (ISO 3166, two letters) from which cockfights are neither listed nor opened. */
  cockfightHiddenIn: defineSetting({
    name: 'catalogue.cockfightHiddenIn',
    weakens: 'REMOVED',
    kind: 'list',
    default: [],
    min: 0,
    max: 250,
  }),
} as const

export const winnerSettings = {
  /** The smallest win that the winners board shows, and for how long. */
  winnerMinimum: defineSetting({
    name: 'catalogue.winnerMinimum',
    weakens: 'NONE',
    kind: 'amount',
    default: 100_000n,
    min: 100n,
    max: 1_000_000_000n,
  }),
  winnerHours: defineSetting({
    name: 'catalogue.winnerHours',
    weakens: 'NONE',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 168,
  }),
} as const
