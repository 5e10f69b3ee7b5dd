/** Operators, what they did, and how the site is configured. */
import { abilityArea } from './area.ts'

export const systemAbilities = abilityArea(
  [
    'system.status',
    'settings.read',
    'settings.edit',
    'controls.confirm',
    'operators.read',
    'operators.manage',
    'audit.read',
    'audit.export',
  ],
  {
    finance: ['settings.read', 'controls.confirm', 'audit.read', 'audit.export'],
    viewer: ['settings.read', 'audit.read'],
  },
)
