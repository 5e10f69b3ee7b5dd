/**
 * What an operator may do: one list of verbs, each with one sentence (`ability_…` in the console's texts), and the
 * roles as sets of them (STYLE.md 17). Calls name an ability, screens ask for one, nobody asks for a role.
 */
export const abilities = [
  'dashboard.read',
  'members.read', 'members.contact', 'members.freeze', 'members.sessions', 'members.secure', 'members.create', 'members.correct', 'members.adjust', 'members.export',
  'deposits.read', 'deposits.decide', 'deposits.export', 'receivers.edit', 'statements.import',
  'withdrawals.read', 'withdrawals.decide', 'withdrawals.export',
  'rounds.read', 'rounds.close', 'reports.read',
  'rg.read', 'rg.manage',
  'catalogue.read', 'catalogue.edit', 'vendors.messages', 'vendors.resend',
  'jackpots.read', 'jackpots.manage',
  'rtp.read', 'rtp.note', 'floor.read', 'floor.manage',
  'content.read', 'content.edit',
  'chat.answer', 'feedback.answer', 'inbox.send',
  'system.status', 'settings.read', 'settings.edit', 'controls.confirm',
  'operators.read', 'operators.manage',
  'audit.read', 'audit.export',
  'kyc.read', 'kyc.decide', 'aml.read', 'aml.decide', 'compliance.export',
  'integrity.read', 'integrity.decide',
  'messages.read', 'messages.resend',
] as const

export type Ability = (typeof abilities)[number]

const reading: readonly Ability[] = ['dashboard.read', 'members.read', 'deposits.read', 'withdrawals.read', 'rounds.read', 'rg.read', 'catalogue.read', 'jackpots.read', 'rtp.read', 'floor.read', 'content.read']

export const roleAbilities = {
  owner: abilities,
  finance: [
    ...reading, 'members.export', 'deposits.export', 'withdrawals.export', 'audit.export', 'members.contact', 'members.freeze', 'members.adjust', 'deposits.decide', 'receivers.edit', 'statements.import', 'withdrawals.decide', 'rounds.close', 'vendors.messages', 'vendors.resend', 'jackpots.manage', 'rtp.note', 'floor.manage', 'reports.read', 'settings.read', 'controls.confirm', 'audit.read',
    'kyc.read', 'aml.read', 'aml.decide', 'compliance.export', 'integrity.read', 'integrity.decide',
  ],
  support: [...reading, 'rg.manage', 'members.contact', 'members.freeze', 'members.sessions', 'members.secure', 'members.correct', 'content.edit', 'chat.answer', 'feedback.answer', 'inbox.send', 'vendors.messages', 'messages.read', 'messages.resend', 'kyc.read', 'kyc.decide'],
  viewer: [...reading, 'reports.read', 'settings.read', 'audit.read'],
} as const satisfies Record<string, readonly Ability[]>

export type Role = keyof typeof roleAbilities
export const roles = Object.keys(roleAbilities) as Role[]

/** Every change of rights that waits for, or had, a second owner. */
export const changeKinds = ['CREATE', 'ROLE', 'ENABLE', 'RESET'] as const
export type ChangeKind = (typeof changeKinds)[number]
export const changeStates = ['PENDING', 'CONFIRMED', 'REJECTED'] as const
export type ChangeState = (typeof changeStates)[number]
