/** What is played: games, rounds, tables and how they pay. */
import { abilityArea } from './area.ts'

export const playAbilities = abilityArea(
  [
    'catalogue.read',
    'catalogue.edit',
    'vendors.messages',
    'vendors.resend',
    'jackpots.read',
    'jackpots.manage',
    'rtp.read',
    'rtp.note',
    'floor.read',
    'floor.manage',
    'rounds.read',
    'rounds.close',
    'reports.read',
  ],
  {
    everybody: ['catalogue.read', 'jackpots.read', 'rtp.read', 'floor.read', 'rounds.read'],
    finance: [
      'vendors.messages',
      'vendors.resend',
      'jackpots.manage',
      'rtp.note',
      'floor.manage',
      'rounds.close',
      'reports.read',
    ],
    support: ['vendors.messages'],
    viewer: ['reports.read'],
  },
)
