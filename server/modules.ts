/** Every module's door, in the order of their ranks; the one list from which routes, listeners and jobs are made. */
import * as system from '../modules/system/index.ts'
import type { ModuleParts } from '../platform/calls.ts'

export const modules: readonly ModuleParts[] = [
  system.parts,
]
