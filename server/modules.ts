/**
 * Every module's door, in the order of their ranks, followed by the studio's and the products'; the one list
 * from which routes, listeners and jobs are made.
 */
import * as cashier from '../modules/cashier/index.ts'
import * as catalogue from '../modules/catalogue/index.ts'
import * as identity from '../modules/identity/index.ts'
import * as launch from '../modules/launch/index.ts'
import * as limits from '../modules/limits/index.ts'
import * as messaging from '../modules/messaging/index.ts'
import * as operator from '../modules/operator/index.ts'
import * as points from '../modules/points/index.ts'
import * as system from '../modules/system/index.ts'
import * as wagering from '../modules/wagering/index.ts'
import * as wallet from '../modules/wallet/index.ts'
import type { ModuleParts } from '../platform/calls.ts'
import * as studio from '../studio/index.ts'
import { products } from './products/all.ts'

export const modules: readonly ModuleParts[] = [
  system.parts,
  identity.parts,
  wallet.parts,
  messaging.parts,
  catalogue.parts,
  limits.parts,
  wagering.parts,
  cashier.parts,
  launch.parts,
  points.parts,
  studio.parts,
  operator.parts,
  ...products.flatMap(({ parts }) => parts ?? []),
]

/** Every setting that the console lists, with its default and bounds. */
export const settings = [
  ...system.settings,
  ...identity.settings,
  ...cashier.settings,
  ...launch.settings,
  ...points.settings,
  ...operator.settings,
  ...products.flatMap(({ settings: own = [] }) => own),
]
